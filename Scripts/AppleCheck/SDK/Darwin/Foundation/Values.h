// Strings, numbers, and what is bridged to value types.
#import "../ObjectiveC/ObjectiveC.h"
#import "../CoreFoundation/CoreFoundation.h"
NONNULL_BEGIN

typedef double NSTimeInterval SWIFT_NAME(TimeInterval);
typedef struct _NSRange { NSUInteger location; NSUInteger length; } NSRange;
typedef ENUM(NSInteger, NSComparisonResult) {
  NSOrderedAscending = -1L, NSOrderedSame, NSOrderedDescending
} SWIFT_NAME(ComparisonResult);

@class NSCoder;
@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end
@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
@protocol NSSecureCoding <NSCoding>
@end
@interface NSCoder : NSObject
@end

BRIDGED_TO(Swift.String) SENDABLE
@interface NSString : NSObject <NSCopying, NSSecureCoding>
@property(readonly) NSUInteger length;
@property(readonly, copy) NSString *stringByDeletingLastPathComponent SWIFT_NAME(deletingLastPathComponent);
- (instancetype)init DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED_INITIALIZER;
- (instancetype)initWithString:(NSString *)aString SWIFT_NAME(init(string:));
- (NSString *)substringWithRange:(NSRange)range SWIFT_NAME(substring(with:));
- (NSString *)stringByReplacingCharactersInRange:(NSRange)range withString:(NSString *)replacement
    SWIFT_NAME(replacingCharacters(in:with:));
- (NSRange)rangeOfComposedCharacterSequenceAtIndex:(NSUInteger)index SWIFT_NAME(rangeOfComposedCharacterSequence(at:));
- (NSRange)rangeOfComposedCharacterSequencesForRange:(NSRange)range SWIFT_NAME(rangeOfComposedCharacterSequences(for:));
@end
typedef OPTIONS(NSUInteger, NSStringCompareOptions) {
  NSCaseInsensitiveSearch SWIFT_NAME(caseInsensitive) = 1, NSLiteralSearch SWIFT_NAME(literal) = 2,
  NSBackwardsSearch SWIFT_NAME(backwards) = 4, NSNumericSearch SWIFT_NAME(numeric) = 64,
  NSRegularExpressionSearch SWIFT_NAME(regularExpression) = 1024
} SWIFT_NAME(NSString.CompareOptions);

@interface NSValue : NSObject <NSCopying, NSSecureCoding>
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED_INITIALIZER;
@end
SENDABLE
@interface NSNumber : NSValue
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED_INITIALIZER;
- (NSNumber *)initWithInteger:(NSInteger)value SWIFT_NAME(init(value:)) DESIGNATED_INITIALIZER;
- (NSNumber *)initWithDouble:(double)value SWIFT_NAME(init(value:)) DESIGNATED_INITIALIZER;
- (NSNumber *)initWithBool:(BOOL)value SWIFT_NAME(init(value:)) DESIGNATED_INITIALIZER;
@property(readonly) double doubleValue;
@property(readonly) BOOL boolValue;
@property(readonly) NSInteger integerValue SWIFT_NAME(intValue);
@end

BRIDGED_TO(Data) SENDABLE
@interface NSData : NSObject <NSCopying, NSSecureCoding>
@property(readonly) NSUInteger length;
@end
typedef OPTIONS(NSUInteger, NSDataWritingOptions) { NSDataWritingAtomic = 1 } SWIFT_NAME(NSData.WritingOptions);

BRIDGED_TO(URL) SENDABLE
@interface NSURL : NSObject <NSCopying, NSSecureCoding>
@end
BRIDGED_TO(IndexPath) SENDABLE
@interface NSIndexPath : NSObject <NSCopying, NSSecureCoding>
@property(readonly) NSUInteger length;
@end
SENDABLE
@interface NSAttributedString : NSObject <NSCopying, NSSecureCoding>
@property(readonly, copy) NSString *string;
@end
SENDABLE
@interface NSNull : NSObject <NSCopying, NSSecureCoding>
@end
SENDABLE
@interface NSError : NSObject <NSCopying, NSSecureCoding>
@property(readonly) NSInteger code;
@end

SWIFT_NAME(JSONSerialization)
@interface NSJSONSerialization : NSObject
@end
typedef OPTIONS(NSUInteger, NSJSONReadingOptions) { NSJSONReadingFragmentsAllowed = 1 << 2 }
    SWIFT_NAME(JSONSerialization.ReadingOptions);
typedef OPTIONS(NSUInteger, NSJSONWritingOptions) { NSJSONWritingPrettyPrinted = 1, NSJSONWritingSortedKeys = 2 }
    SWIFT_NAME(JSONSerialization.WritingOptions);
@interface NSJSONSerialization (Ways)
+ (nullable NSData *)dataWithJSONObject:(id)obj options:(NSJSONWritingOptions)opt error:(NSError **)error
    SWIFT_NAME(data(withJSONObject:options:));
+ (nullable id)JSONObjectWithData:(NSData *)data options:(NSJSONReadingOptions)opt error:(NSError **)error
    SWIFT_NAME(jsonObject(with:options:));
@end

NONNULL_END
