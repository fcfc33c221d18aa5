/// Tells the developer of mistakes, in debug builds.
@MainActor enum Diagnostics {
  /// Where messages go; the standard error by default.
  static var report: @MainActor (String) -> Void = { message in
    #if DEBUG
    FileHandle.standardError.write(Data("KeyboardLift: \(message)\n".utf8))
    #endif
  }
}
