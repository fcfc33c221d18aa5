/// An observation of a notification that ends with the token.
///
/// NB: not isolated, so that it can end its observation in `deinit`, which a main-actor class may not do before iOS 18.4.
final class NotificationToken {
  private let center: NotificationCenter
  private let observer: any NSObjectProtocol

  /// Observes on the poster's thread: UIKit posts on the main thread, and a queue would deliver late.
  init(_ name: Notification.Name, in center: NotificationCenter, _ body: @escaping @Sendable (Notification) -> Void) {
    self.center = center
    observer = center.addObserver(forName: name, object: nil, queue: nil, using: body)
  }

  deinit {
    center.removeObserver(observer)
  }
}
