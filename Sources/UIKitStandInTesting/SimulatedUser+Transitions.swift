#if !canImport(UIKit)
public import Foundation
public import UIKitStandIn

/// What a finger does to screens: it swipes back and pulls sheets down, and lets go of both before or after the turning point.
extension SimulatedUser {
  // MARK: Swiping back

  /// Puts a finger to the left edge and begins to swipe back; false where there is nothing to go back to.
  @discardableResult public func beginSwipingBack(_ navigationController: UINavigationController) -> Bool {
    navigationController.beginSwipingBack()
  }

  /// Moves the page with the finger, by a part of the width from 0 to 1.
  public func swipeBack(_ navigationController: UINavigationController, to fraction: CGFloat) {
    navigationController.swipeBack(to: fraction)
  }

  /// Lifts the finger: the page goes, or comes back. Time has to pass until it has.
  public func endSwipingBack(_ navigationController: UINavigationController, popping: Bool) {
    navigationController.endSwipingBack(popping: popping)
  }

  // MARK: Pulling down

  /// Puts a finger on a sheet and begins to pull it down; false for what cannot be pulled. A sheet that may not be
  /// dismissed comes along a little, and nobody is told that it goes.
  @discardableResult public func beginPullingDown(_ sheet: UIViewController) -> Bool {
    sheet.presentationController?.beginPullingDown() ?? false
  }

  /// Moves the sheet with the finger, by points from where it belongs.
  public func pullDown(_ sheet: UIViewController, by distance: CGFloat) {
    sheet.presentationController?.pullDown(by: distance)
  }

  /// Lifts the finger: the sheet goes, or comes back. Time has to pass until it has.
  public func endPullingDown(_ sheet: UIViewController, dismissing: Bool) {
    sheet.presentationController?.endPullingDown(dismissing: dismissing)
  }

  /// Drags a sheet to one of its heights.
  public func drag(_ sheet: UIViewController, to height: UISheetPresentationController.Detent.Identifier) {
    guard let controller = sheet.sheetPresentationController else { return }
    controller.animateChanges { controller.selectedDetentIdentifier = height }
  }
}
#endif
