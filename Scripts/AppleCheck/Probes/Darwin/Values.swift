// Mistakes in what Foundation and Darwin offer on all of Apple's platforms.
import Foundation

// Darwin has types of these names from before Mac OS X: a package that declares its own has to say which it means.
func measured() -> Size { 1 }  // compiles
