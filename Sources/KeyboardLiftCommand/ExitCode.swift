/// How the command ended, for scripts.
public enum ExitCode: Int32, Sendable {
  /// All went well.
  case success = 0
  /// Bad usage, or something could not be read or written.
  case failure = 2
}
