// What declarations are marked with. The words are the compiler's; the names are this harness's own.
#ifndef MARKS_H
#define MARKS_H

/// Isolated to the main actor, as UIKit marks its types.
#define ON_MAIN_ACTOR __attribute__((swift_attr("@UIActor")))
/// Not isolated, though the type around it is.
#define OFF_MAIN_ACTOR __attribute__((swift_attr("nonisolated")))
/// What Swift calls it.
#define IN_SWIFT(name) __attribute__((swift_name(#name)))
/// Not for Swift.
#define NOT_IN_SWIFT(reason) __attribute__((availability(swift, unavailable, message = reason)))
/// Sendable, and not.
#define SENDABLE __attribute__((swift_attr("@Sendable")))
#define NOT_SENDABLE __attribute__((swift_attr("@_nonSendable")))
/// A string that is a type of its own.
#define STRING_KIND __attribute__((swift_wrapper(struct)))
/// A class that Swift has a value type for.
#define BRIDGES_TO(name) __attribute__((swift_bridge(#name)))
/// An initializer that a subclass has to call.
#define DESIGNATED __attribute__((objc_designated_initializer))
/// A method whose override must call super.
#define CALLS_SUPER __attribute__((objc_requires_super))
/// The result may be left unused.
#define MAY_BE_LEFT __attribute__((swift_attr("@discardableResult")))
/// A closure that does not outlive the call.
#define NOT_ESCAPING __attribute__((noescape))

/// Newer than iOS 15; what has no mark is in iOS 15.
#define SINCE(version) __attribute__((availability(ios, introduced = version)))
/// Deprecated from a version on.
#define UNTIL(version) __attribute__((availability(ios, introduced = 2.0, deprecated = version)))
/// Not on a platform.
#define NOT_ON_IOS __attribute__((availability(ios, unavailable)))
#define NOT_ON_TV __attribute__((availability(tvos, unavailable)))
#define NOT_ON_VISION __attribute__((availability(xros, unavailable)))
#define NOT_IN_EXTENSIONS __attribute__((availability(ios_app_extension, unavailable)))

/// Declares an enumeration, an option set.
#define CASES(type, name) enum name : type name; enum __attribute__((enum_extensibility(open))) name : type
#define OPTIONS(type, name) enum name : type name; enum __attribute__((flag_enum, enum_extensibility(open))) name : type

#define NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NONNULL_END _Pragma("clang assume_nonnull end")

#endif
