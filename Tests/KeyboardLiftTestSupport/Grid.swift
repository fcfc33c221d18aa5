import Foundation

/// How much of a grid of cases the tests walk: by default a part in which each value of each axis has its turn, with
/// `WHOLE_GRIDS=1`, as every night, all of it.
public enum Grid {
  /// Whether every case is asked for.
  public static let isWhole = ProcessInfo.processInfo.environment["WHOLE_GRIDS"] == "1"

  /// Each value of the first axis with a few of the second, others each time, spread over that axis; or all pairs.
  public static func pairs<First, Second>(
    _ first: [First], _ second: [Second], each count: Int
  ) -> [(First, Second)] {
    first.enumerated().flatMap { row, value in
      indices(count, of: second.count, from: row).map { (value, second[$0]) }
    }
  }

  /// A few values of an axis, others for another turn; or all.
  public static func some<Value>(_ values: [Value], _ count: Int = 1, turn: Int) -> [Value] {
    indices(count, of: values.count, from: turn).map { values[$0] }
  }

  /// So many of something that is random: the first ones, or all.
  public static func count(_ few: Int, of all: Int) -> Int { isWhole ? all : few }

  private static func indices(_ count: Int, of length: Int, from start: Int) -> [Int] {
    isWhole || count >= length ? Array(0..<length) : (0..<count).map { (start + $0 * length / count) % length }
  }
}
