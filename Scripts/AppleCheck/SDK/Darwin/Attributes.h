// The attributes that declarations bear. The attributes are Clang's and Swift's; the macros' names are this project's own.
#ifndef ATTRIBUTES_H
#define ATTRIBUTES_H

/// Isolated to the main actor.
#define MAIN_ACTOR __attribute__((swift_attr("@UIActor")))
/// Not isolated, although the enclosing type is.
#define NONISOLATED __attribute__((swift_attr("nonisolated")))
/// The name in Swift.
#define SWIFT_NAME(name) __attribute__((swift_name(#name)))
/// Unavailable in Swift.
#define SWIFT_UNAVAILABLE(reason) __attribute__((availability(swift, unavailable, message = reason)))
/// Conforms to Sendable, or does not.
#define SENDABLE __attribute__((swift_attr("@Sendable")))
#define NONSENDABLE __attribute__((swift_attr("@_nonSendable")))
/// A string that Swift imports as a structure.
#define TYPED_STRING __attribute__((swift_wrapper(struct)))
/// A class that Swift bridges to a value type.
#define BRIDGED_TO(name) __attribute__((swift_bridge(#name)))
/// A designated initializer.
#define DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
/// A method whose override must call super.
#define REQUIRES_SUPER __attribute__((objc_requires_super))
/// A caller may ignore the result.
#define DISCARDABLE_RESULT __attribute__((swift_attr("@discardableResult")))
/// A closure that does not escape.
#define NOESCAPE __attribute__((noescape))

/// Newer than iOS 15. A declaration without it is available in iOS 15.
#define INTRODUCED(version) __attribute__((availability(ios, introduced = version)))
/// Deprecated in a version of iOS.
#define DEPRECATED(version) __attribute__((availability(ios, introduced = 2.0, deprecated = version)))
/// Deprecated in a version after iOS 15 that the facts do not name.
#define DEPRECATED_LATER __attribute__((availability(ios, introduced = 2.0, deprecated = 100000)))
/// Not on a platform.
#define NOT_ON_IOS __attribute__((availability(ios, unavailable)))
#define NOT_ON_TVOS __attribute__((availability(tvos, unavailable)))
#define NOT_ON_VISIONOS __attribute__((availability(xros, unavailable)))
#define NOT_IN_EXTENSIONS __attribute__((availability(ios_app_extension, unavailable)))

/// Declares an enumeration or an option set.
#define ENUM(type, name) enum name : type name; enum __attribute__((enum_extensibility(open))) name : type
#define OPTIONS(type, name) enum name : type name; enum __attribute__((flag_enum, enum_extensibility(open))) name : type

#define NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NONNULL_END _Pragma("clang assume_nonnull end")

#endif
