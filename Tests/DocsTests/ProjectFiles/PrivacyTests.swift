import Foundation
import Testing

/// The privacy manifest says what is so.
@Suite struct PrivacyTests {
  private static let manifest = ProjectFile("Sources/KeyboardLift/PrivacyInfo.xcprivacy")

  /// What of Apple's list of interfaces that need a reason might stand in a source, by category.
  private static let categories = [
    "NSPrivacyAccessedAPICategorySystemBootTime": ["systemUptime", "mach_absolute_time"],
    "NSPrivacyAccessedAPICategoryUserDefaults": ["UserDefaults"],
    "NSPrivacyAccessedAPICategoryActiveKeyboards": ["activeInputModes"],
    "NSPrivacyAccessedAPICategoryFileTimestamp": [
      "creationDate", "modificationDate", "getattrlist", "fstat(", "stat(",
    ],
    "NSPrivacyAccessedAPICategoryDiskSpace": ["volumeAvailableCapacity", "systemFreeSize", "statfs(", "statvfs("],
  ]

  private static func plist() throws -> [String: Any] {
    let data = try Data(contentsOf: manifest.url)
    return try #require(PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
  }

  @Test("Nothing is collected, and nobody tracked")
  func nothingIsCollected() throws {
    let plist = try Self.plist()
    #expect(plist["NSPrivacyTracking"] as? Bool == false)
    #expect((plist["NSPrivacyTrackingDomains"] as? [Any])?.isEmpty == true)
    #expect((plist["NSPrivacyCollectedDataTypes"] as? [Any])?.isEmpty == true)
  }

  @Test("The interfaces that need a reason are those that the library uses", arguments: categories.keys.sorted())
  func interfacesAreThoseUsed(category: String) throws {
    let words = try #require(Self.categories[category])
    let folders = ["FocusOrder", "KeyboardLift", "KeyboardLiftCore", "KeyboardLiftRecording", "KeyboardLiftTrace"]
    let sources = try folders.flatMap { try ProjectFile.all(below: "Sources/\($0)", ending: ".swift") }
    let isUsed = try sources.contains { source in
      let text = try source.text()
      return words.contains { text.contains($0) }
    }
    let entries = try #require(try Self.plist()["NSPrivacyAccessedAPITypes"] as? [[String: Any]])
    let entry = entries.first { $0["NSPrivacyAccessedAPIType"] as? String == category }
    #expect((entry != nil) == isUsed)
    if let entry { #expect((entry["NSPrivacyAccessedAPITypeReasons"] as? [String])?.isEmpty == false) }
  }

  @Test("The library opens no connection and writes no settings")
  func noConnection() throws {
    for source in try ProjectFile.all(below: "Sources/KeyboardLift", ending: ".swift") {
      let text = try source.text()
      for word in ["URLSession", "NWConnection", "CFStream", "UserDefaults", "FileManager"] {
        #expect(!text.contains(word), "\(source.path) uses \(word)")
      }
    }
  }
}
