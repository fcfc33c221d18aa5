/// When notifications are posted, in seconds. Measured once, on iOS 5 (OmniGroup's OUIDocumentRenameViewController).
enum Timing {
  /// From the begin of editing to the first notification.
  static let showLead = 0.009
  /// From the end of editing being asked to the first notification.
  static let hideLead = 0.006
  /// From one notification to the next of the same moment.
  static let gap = 0.0025
  /// What a show takes longer than its duration says.
  static let showSettling = 0.032
  /// What a hide takes longer than its duration says.
  static let hideSettling = 0.014
  /// From a hide's last `will…` to the input's did-end-editing.
  static let endOfEditing = 0.0045
  /// From the first appearance of a third-party keyboard to its real height, on iOS 11.
  static let thirdPartyLoading = 0.306
}
