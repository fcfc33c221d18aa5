/// How the command ended, for scripts.
public enum ExitCode: Int32, Sendable {
  /// All went well.
  case success = 0
  /// A replay's plans are others than expected.
  case different = 1
  /// Bad usage, or something could not be read or written.
  case failure = 2
}
