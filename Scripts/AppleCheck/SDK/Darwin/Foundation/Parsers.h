// Regular expressions, property lists and XML. From swift-corelibs-foundation (Apache 2.0), which has the same names.
#import "Collections.h"
NONNULL_BEGIN

typedef OPTIONS(NSUInteger, NSRegularExpressionOptions) {
  NSRegularExpressionCaseInsensitive = 1 << 0
} IN_SWIFT(NSRegularExpression.Options);
typedef OPTIONS(NSUInteger, NSMatchingOptions) {
  NSMatchingReportProgress = 1 << 0, NSMatchingReportCompletion = 1 << 1, NSMatchingAnchored = 1 << 2
} IN_SWIFT(NSRegularExpression.MatchingOptions);

SENDABLE
@interface NSTextCheckingResult : NSObject <NSCopying, NSSecureCoding>
- (NSRange)rangeAtIndex:(NSUInteger)index IN_SWIFT(range(at:));
@end
SENDABLE
@interface NSRegularExpression : NSObject <NSCopying, NSSecureCoding>
- (nullable instancetype)initWithPattern:(NSString *)pattern options:(NSRegularExpressionOptions)options error:(NSError **)error DESIGNATED
    IN_SWIFT(init(pattern:options:));
@end
@interface NSRegularExpression (NSMatching)
- (NSArray<NSTextCheckingResult *> *)matchesInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range
    IN_SWIFT(matches(in:options:range:));
@end

typedef OPTIONS(NSUInteger, NSPropertyListReadOptions) {
  NSPropertyListMutableContainers = 1 << 0
} IN_SWIFT(PropertyListSerialization.ReadOptions);
typedef CASES(NSUInteger, NSPropertyListFormat) {
  NSPropertyListOpenStepFormat = 1, NSPropertyListXMLFormat_v1_0 = 100, NSPropertyListBinaryFormat_v1_0 = 200
} IN_SWIFT(PropertyListSerialization.PropertyListFormat);
IN_SWIFT(PropertyListSerialization)
@interface NSPropertyListSerialization : NSObject
+ (nullable id)propertyListWithData:(NSData *)data options:(NSPropertyListReadOptions)opt format:(nullable NSPropertyListFormat *)format error:(NSError **)error
    IN_SWIFT(propertyList(from:options:format:));
@end

@protocol NSXMLParserDelegate;
IN_SWIFT(XMLParser)
@interface NSXMLParser : NSObject
- (instancetype)initWithData:(NSData *)data DESIGNATED IN_SWIFT(init(data:));
@property(nullable, assign) id<NSXMLParserDelegate> delegate;
- (BOOL)parse;
@property(nullable, readonly, copy) NSError *parserError;
@end
IN_SWIFT(XMLParserDelegate)
@protocol NSXMLParserDelegate <NSObject>
@optional
- (void)parser:(NSXMLParser *)parser didStartElement:(NSString *)elementName namespaceURI:(nullable NSString *)namespaceURI qualifiedName:(nullable NSString *)qName attributes:(NSDictionary<NSString *, NSString *> *)attributeDict
    IN_SWIFT(parser(_:didStartElement:namespaceURI:qualifiedName:attributes:));
- (void)parser:(NSXMLParser *)parser didEndElement:(NSString *)elementName namespaceURI:(nullable NSString *)namespaceURI qualifiedName:(nullable NSString *)qName
    IN_SWIFT(parser(_:didEndElement:namespaceURI:qualifiedName:));
- (void)parser:(NSXMLParser *)parser foundCharacters:(NSString *)string IN_SWIFT(parser(_:foundCharacters:));
- (void)parser:(NSXMLParser *)parser parseErrorOccurred:(NSError *)parseError IN_SWIFT(parser(_:parseErrorOccurred:));
@end

NONNULL_END
