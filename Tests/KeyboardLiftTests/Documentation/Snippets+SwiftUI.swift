#if canImport(SwiftUI) && canImport(UIKit)
import KeyboardLift
import SwiftUI

/// Those of SwiftUI, which compile only where it is.
enum SwiftUISnippets {
  struct SignIn: View {
    @State private var password = ""
    let signIn: () -> Void

    var body: some View {
      // snippet: a lifted part
      VStack {
        SecureField("Password", text: $password)
        Button("Sign in") { signIn() }
          .keyboardLiftCompanion()
      }
      .keyboardLift(distance: 16)
      // end
    }
  }

  struct Chat: View {
    struct ComposerBar: View {
      var body: some View { EmptyView() }
    }

    var body: some View {
      // snippet: a docked part
      ComposerBar()
        .dockedToKeyboard()
      // end
    }
  }

  @available(iOS 17, *)
  struct Observing: View {
    // snippet: observer
    @State private var keyboard = KeyboardObserver()
    // end

    var body: some View { Text(keyboard.isDocked ? "up" : "down") }
  }
}
#endif
