import Foundation
import KeyboardLiftCommand

// A reader that leaves early, such as `head`, is no reason to die by a signal: the write fails and the command ends quietly.
signal(SIGPIPE, SIG_IGN)
exit(Command.run(Array(CommandLine.arguments.dropFirst()), on: .process).rawValue)
