// Strings, numbers, and what is bridged to value types.
#import "../ObjectiveC/ObjectiveC.h"
#import "../CoreFoundation/CoreFoundation.h"
NONNULL_BEGIN

typedef double NSTimeInterval IN_SWIFT(TimeInterval);
typedef struct _NSRange { NSUInteger location; NSUInteger length; } NSRange;
typedef CASES(NSInteger, NSComparisonResult) {
  NSOrderedAscending = -1L, NSOrderedSame, NSOrderedDescending
} IN_SWIFT(ComparisonResult);

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

BRIDGES_TO(Swift.String) SENDABLE
@interface NSString : NSObject <NSCopying, NSSecureCoding>
@property(readonly) NSUInteger length;
@property(readonly, copy) NSString *stringByDeletingLastPathComponent IN_SWIFT(deletingLastPathComponent);
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithString:(NSString *)aString IN_SWIFT(init(string:));
- (NSString *)substringWithRange:(NSRange)range IN_SWIFT(substring(with:));
- (NSString *)stringByReplacingCharactersInRange:(NSRange)range withString:(NSString *)replacement
    IN_SWIFT(replacingCharacters(in:with:));
- (NSRange)rangeOfComposedCharacterSequenceAtIndex:(NSUInteger)index IN_SWIFT(rangeOfComposedCharacterSequence(at:));
- (NSRange)rangeOfComposedCharacterSequencesForRange:(NSRange)range IN_SWIFT(rangeOfComposedCharacterSequences(for:));
@end
typedef OPTIONS(NSUInteger, NSStringCompareOptions) {
  NSCaseInsensitiveSearch = 1, NSLiteralSearch = 2, NSBackwardsSearch = 4,
  NSRegularExpressionSearch IN_SWIFT(regularExpression) = 1024
} IN_SWIFT(NSString.CompareOptions);

@interface NSValue : NSObject <NSCopying, NSSecureCoding>
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@end
SENDABLE
@interface NSNumber : NSValue
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (NSNumber *)initWithInteger:(NSInteger)value IN_SWIFT(init(value:)) DESIGNATED;
- (NSNumber *)initWithDouble:(double)value IN_SWIFT(init(value:)) DESIGNATED;
- (NSNumber *)initWithBool:(BOOL)value IN_SWIFT(init(value:)) DESIGNATED;
@property(readonly) double doubleValue;
@property(readonly) BOOL boolValue;
@property(readonly) NSInteger integerValue IN_SWIFT(intValue);
@end

BRIDGES_TO(Data) SENDABLE
@interface NSData : NSObject <NSCopying, NSSecureCoding>
@property(readonly) NSUInteger length;
@end
typedef OPTIONS(NSUInteger, NSDataWritingOptions) { NSDataWritingAtomic = 1 } IN_SWIFT(NSData.WritingOptions);

BRIDGES_TO(URL) SENDABLE
@interface NSURL : NSObject <NSCopying, NSSecureCoding>
@end
BRIDGES_TO(IndexPath) SENDABLE
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

IN_SWIFT(JSONSerialization)
@interface NSJSONSerialization : NSObject
@end
typedef OPTIONS(NSUInteger, NSJSONReadingOptions) { NSJSONReadingFragmentsAllowed = 1 << 2 }
    IN_SWIFT(JSONSerialization.ReadingOptions);
typedef OPTIONS(NSUInteger, NSJSONWritingOptions) { NSJSONWritingPrettyPrinted = 1, NSJSONWritingSortedKeys = 2 }
    IN_SWIFT(JSONSerialization.WritingOptions);
@interface NSJSONSerialization (Ways)
+ (nullable NSData *)dataWithJSONObject:(id)obj options:(NSJSONWritingOptions)opt error:(NSError **)error
    IN_SWIFT(data(withJSONObject:options:));
+ (nullable id)JSONObjectWithData:(NSData *)data options:(NSJSONReadingOptions)opt error:(NSError **)error
    IN_SWIFT(jsonObject(with:options:));
@end

NONNULL_END
