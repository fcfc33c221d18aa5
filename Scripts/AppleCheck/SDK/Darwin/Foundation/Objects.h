// Objects that stand for parts of the process.
#import "Collections.h"
NONNULL_BEGIN

IN_SWIFT(Bundle) SENDABLE
@interface NSBundle : NSObject
@property(class, readonly, strong) NSBundle *mainBundle IN_SWIFT(main);
@property(readonly, copy) NSArray<NSString *> *preferredLocalizations;
@property(readonly, copy, nullable) NSURL *resourceURL;
@property(readonly, copy) NSURL *bundleURL;
- (nullable NSURL *)URLForResource:(nullable NSString *)name withExtension:(nullable NSString *)ext
    IN_SWIFT(url(forResource:withExtension:));
- (nullable NSURL *)URLForResource:(nullable NSString *)name withExtension:(nullable NSString *)ext subdirectory:(nullable NSString *)subpath
    IN_SWIFT(url(forResource:withExtension:subdirectory:));
- (nullable NSArray<NSURL *> *)URLsForResourcesWithExtension:(nullable NSString *)ext subdirectory:(nullable NSString *)subpath
    IN_SWIFT(urls(forResourcesWithExtension:subdirectory:));
@end

IN_SWIFT(Thread)
@interface NSThread : NSObject
@property(class, readonly) BOOL isMainThread;
+ (void)detachNewThreadWithBlock:(void (SENDABLE ^)(void))block IN_SWIFT(detachNewThread(_:));
@end

typedef struct { NSInteger majorVersion; NSInteger minorVersion; NSInteger patchVersion; } NSOperatingSystemVersion
    IN_SWIFT(OperatingSystemVersion);
IN_SWIFT(ProcessInfo) SENDABLE
@interface NSProcessInfo : NSObject
@property(class, readonly, strong) NSProcessInfo *processInfo;
@property(readonly) NSTimeInterval systemUptime;
@property(readonly, copy) NSDictionary<NSString *, NSString *> *environment;
@property(readonly) NSOperatingSystemVersion operatingSystemVersion;
@end

IN_SWIFT(OperationQueue) SENDABLE
@interface NSOperationQueue : NSObject
@property(class, readonly, strong) NSOperationQueue *mainQueue IN_SWIFT(main);
@end
IN_SWIFT(UndoManager) ON_MAIN_ACTOR
@interface NSUndoManager : NSObject
@end

IN_SWIFT(FileManager) SENDABLE
@interface NSFileManager : NSObject
@property(class, readonly, strong) NSFileManager *defaultManager IN_SWIFT(default);
@property(readonly, copy) NSURL *temporaryDirectory;
@property(readonly, copy) NSString *currentDirectoryPath;
- (BOOL)isExecutableFileAtPath:(NSString *)path IN_SWIFT(isExecutableFile(atPath:));
- (BOOL)fileExistsAtPath:(NSString *)path IN_SWIFT(fileExists(atPath:));
- (nullable NSData *)contentsAtPath:(NSString *)path IN_SWIFT(contents(atPath:));
- (BOOL)createFileAtPath:(NSString *)path contents:(nullable NSData *)data attributes:(nullable NSDictionary *)attr
    IN_SWIFT(createFile(atPath:contents:attributes:));
- (nullable NSArray<NSString *> *)contentsOfDirectoryAtPath:(NSString *)path error:(NSError **)error
    IN_SWIFT(contentsOfDirectory(atPath:));
- (nullable NSArray<NSString *> *)subpathsOfDirectoryAtPath:(NSString *)path error:(NSError **)error
    IN_SWIFT(subpathsOfDirectory(atPath:));
- (BOOL)removeItemAtURL:(NSURL *)url error:(NSError **)error IN_SWIFT(removeItem(at:));
- (BOOL)removeItemAtPath:(NSString *)path error:(NSError **)error IN_SWIFT(removeItem(atPath:));
@end

NONNULL_END
