#if os(macOS) || os(Linux)
import Foundation
import Testing

@testable import KeyboardLiftCommand

@Suite(.timeLimit(.minutes(2))) struct BufferedOutputTests {
  @Test func textWaitsForTheFlush() throws {
    let pipe = Pipe()
    let output = BufferedOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    output.write("a")
    output.write([0x62])
    var poller = pollfd(fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&poller, 1, 0) == 0)
    output.flush()
    #expect(String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self) == "ab")
    #expect(output.isOpen)
    #expect(!output.isTerminal)
  }

  @Test func readerThatLeftClosesIt() throws {
    signal(SIGPIPE, SIG_IGN)
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let output = BufferedOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    output.write("a")
    output.flush()
    #expect(output.isClosed)
    #expect(!output.isOpen)
    #expect(output.failure == nil)
  }

  @Test func anythingElseIsAFailureWithItsReason() {
    let output = BufferedOutput(descriptor: -1)
    output.write("a")
    output.flush()
    #expect(output.failure == "Bad file descriptor")
    #expect(!output.isOpen)
    #expect(!output.isClosed)
  }

  @Test func pipeThatReturnsAtOnceIsWaitedFor() async throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    #expect(fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0)
    let sent = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 >> 4) }
    let reader = pipe.fileHandleForReading
    async let received = blocking { reader.readDataToEndOfFile() }
    let output = BufferedOutput(descriptor: descriptor)
    output.write(sent)
    output.flush()
    try pipe.fileHandleForWriting.close()
    #expect(try await received == Data(sent))
    #expect(output.failure == nil)
  }
}
#endif
