import KeyboardLiftDevices
import Testing

@Suite struct OSRangeTests {
  @Test func majorVersionAtTheEndIncludesAllOfIt() {
    let range = OSRange(from: OSVersion(11), throughMajor: 18)
    #expect(range.contains(OSVersion(11)))
    #expect(range.contains(OSVersion(18, 7, 2)))
    #expect(!range.contains(OSVersion(10, 3)))
    #expect(!range.contains(OSVersion(26)))
  }

  @Test func minorVersionAtTheEndIncludesItsPatches() {
    let range = OSRange(from: OSVersion(11), through: OSVersion(11, 1))
    #expect(range.contains(OSVersion(11, 1, 2)))
    #expect(!range.contains(OSVersion(11, 2)))
  }

  @Test func openEndsContainEverythingBeyond() {
    #expect(OSRange(from: OSVersion(26)).contains(OSVersion(99)))
    #expect(!OSRange(from: OSVersion(26)).contains(OSVersion(18)))
    #expect(OSRange(from: nil).contains(OSVersion(1)))
    #expect(OSRange(from: nil, throughMajor: 12).contains(OSVersion(1)))
    #expect(!OSRange(from: nil, throughMajor: 12).contains(OSVersion(13)))
  }

  @Test func isWrittenAsTheTablesWriteIt() {
    #expect(OSRange(from: OSVersion(11), throughMajor: 18).description == "11-18")
    #expect(OSRange(from: OSVersion(3, 2), throughMajor: 7).description == "3.2-7")
    #expect(OSRange(from: OSVersion(14), throughMajor: 14).description == "14")
    #expect(OSRange(from: OSVersion(26, 2), through: OSVersion(26, 2)).description == "26.2")
    #expect(OSRange(from: OSVersion(11), through: OSVersion(11, 1)).description == "11-11.1")
    #expect(OSRange(from: OSVersion(26)).description == "26+")
    #expect(OSRange(from: nil, throughMajor: 12).description == "-12")
    #expect(OSRange(from: nil).description == "")
  }

  @Test func distanceCountsTheReleasesBetween() {
    let range = OSRange(from: OSVersion(11), throughMajor: 18)
    #expect(range.distance(to: OSVersion(11)) == 0)
    #expect(range.distance(to: OSVersion(18, 7)) == 0)
    #expect(range.distance(to: OSVersion(10, 3)) == 97)
    #expect(OSRange(from: OSVersion(9), throughMajor: 12).distance(to: OSVersion(13)) == 1)
    #expect(range.distance(to: OSVersion(26)) == 1, "iOS 26 came after iOS 18")
    #expect(OSRange(from: OSVersion(26)).distance(to: OSVersion(18)) == 100)
  }
}
