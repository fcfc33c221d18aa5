// Objects that stand for parts of the process.
#import "Collections.h"
NONNULL_BEGIN

SWIFT_NAME(Bundle) SENDABLE
@interface NSBundle : NSObject
@property(class, readonly, strong) NSBundle *mainBundle SWIFT_NAME(main);
@property(readonly, copy) NSArray<NSString *> *preferredLocalizations;
@property(readonly, copy, nullable) NSURL *resourceURL;
@property(readonly, copy) NSURL *bundleURL;
- (nullable NSURL *)URLForResource:(nullable NSString *)name withExtension:(nullable NSString *)ext
    SWIFT_NAME(url(forResource:withExtension:));
- (nullable NSURL *)URLForResource:(nullable NSString *)name withExtension:(nullable NSString *)ext subdirectory:(nullable NSString *)subpath
    SWIFT_NAME(url(forResource:withExtension:subdirectory:));
- (nullable NSArray<NSURL *> *)URLsForResourcesWithExtension:(nullable NSString *)ext subdirectory:(nullable NSString *)subpath
    SWIFT_NAME(urls(forResourcesWithExtension:subdirectory:));
@end

typedef NSString *NSRunLoopMode TYPED_STRING SWIFT_NAME(RunLoop.Mode);
extern NSRunLoopMode const NSRunLoopCommonModes SWIFT_NAME(NSRunLoopMode.common);
SWIFT_NAME(RunLoop)
@interface NSRunLoop : NSObject
@property(class, readonly, strong) NSRunLoop *mainRunLoop SWIFT_NAME(main);
- (void)performInModes:(NSArray<NSRunLoopMode> *)modes block:(void (SENDABLE ^)(void))block
    SWIFT_NAME(perform(inModes:block:));
@end

extern _Nullable Class NSClassFromString(NSString *aClassName);
@interface NSObject (NSKeyValueCoding)
- (nullable id)valueForKey:(NSString *)key;
@end

SWIFT_NAME(Thread)
@interface NSThread : NSObject
@property(class, readonly) BOOL isMainThread;
+ (void)detachNewThreadWithBlock:(void (SENDABLE ^)(void))block SWIFT_NAME(detachNewThread(_:));
@end

typedef struct { NSInteger majorVersion; NSInteger minorVersion; NSInteger patchVersion; } NSOperatingSystemVersion
    SWIFT_NAME(OperatingSystemVersion);
SWIFT_NAME(ProcessInfo) SENDABLE
@interface NSProcessInfo : NSObject
@property(class, readonly, strong) NSProcessInfo *processInfo;
@property(readonly) NSTimeInterval systemUptime;
@property(readonly, copy) NSDictionary<NSString *, NSString *> *environment;
@property(readonly) NSOperatingSystemVersion operatingSystemVersion;
@end

SWIFT_NAME(OperationQueue) SENDABLE
@interface NSOperationQueue : NSObject
@property(class, readonly, strong) NSOperationQueue *mainQueue SWIFT_NAME(main);
@end
SWIFT_NAME(UndoManager) MAIN_ACTOR
@interface NSUndoManager : NSObject
@end

SWIFT_NAME(FileManager) SENDABLE
@interface NSFileManager : NSObject
@property(class, readonly, strong) NSFileManager *defaultManager SWIFT_NAME(default);
@property(readonly, copy) NSURL *temporaryDirectory;
@property(readonly, copy) NSString *currentDirectoryPath;
- (BOOL)isExecutableFileAtPath:(NSString *)path SWIFT_NAME(isExecutableFile(atPath:));
- (BOOL)fileExistsAtPath:(NSString *)path SWIFT_NAME(fileExists(atPath:));
- (nullable NSData *)contentsAtPath:(NSString *)path SWIFT_NAME(contents(atPath:));
- (BOOL)createFileAtPath:(NSString *)path contents:(nullable NSData *)data attributes:(nullable NSDictionary *)attr
    SWIFT_NAME(createFile(atPath:contents:attributes:));
- (nullable NSArray<NSString *> *)contentsOfDirectoryAtPath:(NSString *)path error:(NSError **)error
    SWIFT_NAME(contentsOfDirectory(atPath:));
- (nullable NSArray<NSString *> *)subpathsOfDirectoryAtPath:(NSString *)path error:(NSError **)error
    SWIFT_NAME(subpathsOfDirectory(atPath:));
- (BOOL)removeItemAtURL:(NSURL *)url error:(NSError **)error SWIFT_NAME(removeItem(at:));
- (BOOL)removeItemAtPath:(NSString *)path error:(NSError **)error SWIFT_NAME(removeItem(atPath:));
@end

NONNULL_END
