// Files and pipes that are open. From swift-corelibs-foundation (Apache 2.0), which has the same names.
#import "Collections.h"
NONNULL_BEGIN

IN_SWIFT(FileHandle) SENDABLE
@interface NSFileHandle : NSObject <NSSecureCoding>
@property(class, readonly, strong) NSFileHandle *fileHandleWithStandardError IN_SWIFT(standardError);
@property(class, readonly, strong) NSFileHandle *fileHandleWithStandardOutput IN_SWIFT(standardOutput);
@property(class, readonly, strong) NSFileHandle *fileHandleWithStandardInput IN_SWIFT(standardInput);
@property(class, readonly, strong) NSFileHandle *fileHandleWithNullDevice IN_SWIFT(nullDevice);
+ (nullable instancetype)fileHandleForReadingAtPath:(NSString *)path IN_SWIFT(init(forReadingAtPath:));
+ (nullable instancetype)fileHandleForWritingAtPath:(NSString *)path IN_SWIFT(init(forWritingAtPath:));
+ (nullable instancetype)fileHandleForReadingFromURL:(NSURL *)url error:(NSError **)error IN_SWIFT(init(forReadingFrom:));
+ (nullable instancetype)fileHandleForWritingToURL:(NSURL *)url error:(NSError **)error IN_SWIFT(init(forWritingTo:));
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithFileDescriptor:(int)descriptor closeOnDealloc:(BOOL)close DESIGNATED
    IN_SWIFT(init(fileDescriptor:closeOnDealloc:));
@property(readonly) int fileDescriptor;
@property(readonly, copy) NSData *availableData;
- (NSData *)readDataToEndOfFile;
- (void)writeData:(NSData *)data IN_SWIFT(write(_:));
- (BOOL)closeAndReturnError:(NSError **)error IN_SWIFT(close());
@end

IN_SWIFT(Pipe) SENDABLE
@interface NSPipe : NSObject
@property(readonly, retain) NSFileHandle *fileHandleForReading;
@property(readonly, retain) NSFileHandle *fileHandleForWriting;
@end

NONNULL_END
