// Files and pipes that are open. From swift-corelibs-foundation (Apache 2.0), which has the same names.
#import "Collections.h"
NONNULL_BEGIN

SWIFT_NAME(FileHandle) SENDABLE
@interface NSFileHandle : NSObject <NSSecureCoding>
@property(class, readonly, strong) NSFileHandle *fileHandleWithStandardError SWIFT_NAME(standardError);
@property(class, readonly, strong) NSFileHandle *fileHandleWithStandardOutput SWIFT_NAME(standardOutput);
@property(class, readonly, strong) NSFileHandle *fileHandleWithStandardInput SWIFT_NAME(standardInput);
@property(class, readonly, strong) NSFileHandle *fileHandleWithNullDevice SWIFT_NAME(nullDevice);
+ (nullable instancetype)fileHandleForReadingAtPath:(NSString *)path SWIFT_NAME(init(forReadingAtPath:));
+ (nullable instancetype)fileHandleForWritingAtPath:(NSString *)path SWIFT_NAME(init(forWritingAtPath:));
+ (nullable instancetype)fileHandleForReadingFromURL:(NSURL *)url error:(NSError **)error SWIFT_NAME(init(forReadingFrom:));
+ (nullable instancetype)fileHandleForWritingToURL:(NSURL *)url error:(NSError **)error SWIFT_NAME(init(forWritingTo:));
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED_INITIALIZER;
- (instancetype)initWithFileDescriptor:(int)descriptor closeOnDealloc:(BOOL)close DESIGNATED_INITIALIZER
    SWIFT_NAME(init(fileDescriptor:closeOnDealloc:));
@property(readonly) int fileDescriptor;
@property(readonly, copy) NSData *availableData;
- (NSData *)readDataToEndOfFile;
- (void)writeData:(NSData *)data SWIFT_NAME(write(_:));
- (BOOL)closeAndReturnError:(NSError **)error SWIFT_NAME(close());
@end

SWIFT_NAME(Pipe) SENDABLE
@interface NSPipe : NSObject
@property(readonly, retain) NSFileHandle *fileHandleForReading;
@property(readonly, retain) NSFileHandle *fileHandleForWriting;
@end

NONNULL_END
