// Regular expressions, property lists and XML. From swift-corelibs-foundation (Apache 2.0), which has the same names.
#import "Collections.h"
NONNULL_BEGIN

typedef OPTIONS(NSUInteger, NSRegularExpressionOptions) {
  NSRegularExpressionCaseInsensitive = 1 << 0
} SWIFT_NAME(NSRegularExpression.Options);
typedef OPTIONS(NSUInteger, NSMatchingOptions) {
  NSMatchingReportProgress = 1 << 0, NSMatchingReportCompletion = 1 << 1, NSMatchingAnchored = 1 << 2
} SWIFT_NAME(NSRegularExpression.MatchingOptions);

SENDABLE
@interface NSTextCheckingResult : NSObject <NSCopying, NSSecureCoding>
@property(readonly) NSUInteger numberOfRanges;
- (NSRange)rangeAtIndex:(NSUInteger)index SWIFT_NAME(range(at:));
@end
SENDABLE
@interface NSRegularExpression : NSObject <NSCopying, NSSecureCoding>
- (nullable instancetype)initWithPattern:(NSString *)pattern options:(NSRegularExpressionOptions)options error:(NSError **)error DESIGNATED_INITIALIZER
    SWIFT_NAME(init(pattern:options:));
@end
@interface NSRegularExpression (NSMatching)
- (NSArray<NSTextCheckingResult *> *)matchesInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range
    SWIFT_NAME(matches(in:options:range:));
- (nullable NSTextCheckingResult *)firstMatchInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range
    SWIFT_NAME(firstMatch(in:options:range:));
@end

typedef OPTIONS(NSUInteger, NSPropertyListReadOptions) {
  NSPropertyListMutableContainers = 1 << 0
} SWIFT_NAME(PropertyListSerialization.ReadOptions);
typedef ENUM(NSUInteger, NSPropertyListFormat) {
  NSPropertyListOpenStepFormat = 1, NSPropertyListXMLFormat_v1_0 = 100, NSPropertyListBinaryFormat_v1_0 = 200
} SWIFT_NAME(PropertyListSerialization.PropertyListFormat);
SWIFT_NAME(PropertyListSerialization)
@interface NSPropertyListSerialization : NSObject
+ (nullable id)propertyListWithData:(NSData *)data options:(NSPropertyListReadOptions)opt format:(nullable NSPropertyListFormat *)format error:(NSError **)error
    SWIFT_NAME(propertyList(from:options:format:));
@end

@protocol NSXMLParserDelegate;
SWIFT_NAME(XMLParser)
@interface NSXMLParser : NSObject
- (instancetype)initWithData:(NSData *)data DESIGNATED_INITIALIZER SWIFT_NAME(init(data:));
@property(nullable, assign) id<NSXMLParserDelegate> delegate;
- (BOOL)parse;
@property(nullable, readonly, copy) NSError *parserError;
@end
SWIFT_NAME(XMLParserDelegate)
@protocol NSXMLParserDelegate <NSObject>
@optional
- (void)parser:(NSXMLParser *)parser didStartElement:(NSString *)elementName namespaceURI:(nullable NSString *)namespaceURI qualifiedName:(nullable NSString *)qName attributes:(NSDictionary<NSString *, NSString *> *)attributeDict
    SWIFT_NAME(parser(_:didStartElement:namespaceURI:qualifiedName:attributes:));
- (void)parser:(NSXMLParser *)parser didEndElement:(NSString *)elementName namespaceURI:(nullable NSString *)namespaceURI qualifiedName:(nullable NSString *)qName
    SWIFT_NAME(parser(_:didEndElement:namespaceURI:qualifiedName:));
- (void)parser:(NSXMLParser *)parser foundCharacters:(NSString *)string SWIFT_NAME(parser(_:foundCharacters:));
- (void)parser:(NSXMLParser *)parser parseErrorOccurred:(NSError *)parseError SWIFT_NAME(parser(_:parseErrorOccurred:));
@end

NONNULL_END
