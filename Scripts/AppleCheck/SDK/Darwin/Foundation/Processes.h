// Other processes, which only a Mac starts. From swift-corelibs-foundation (Apache 2.0), which has the same names.
#import "Files.h"
NONNULL_BEGIN

typedef ENUM(NSInteger, NSTaskTerminationReason) {
  NSTaskTerminationReasonExit = 1, NSTaskTerminationReasonUncaughtSignal = 2
} SWIFT_NAME(Process.TerminationReason);

SWIFT_NAME(Process) SENDABLE NOT_ON_IOS NOT_ON_VISIONOS
@interface NSTask : NSObject
- (instancetype)init DESIGNATED_INITIALIZER;
@property(nullable, copy) NSURL *executableURL;
@property(nullable, copy) NSArray<NSString *> *arguments;
@property(nullable, copy) NSDictionary<NSString *, NSString *> *environment;
@property(nullable, copy) NSURL *currentDirectoryURL;
@property(nullable, retain) id standardInput;
@property(nullable, retain) id standardOutput;
@property(nullable, retain) id standardError;
- (BOOL)launchAndReturnError:(NSError **)error SWIFT_NAME(run());
- (void)interrupt;
- (void)terminate;
@property(readonly) int processIdentifier;
@property(readonly, getter=isRunning) BOOL running;
@property(readonly) int terminationStatus;
@property(readonly) NSTaskTerminationReason terminationReason;
@property(nullable, copy) void (SENDABLE ^terminationHandler)(NSTask *);
- (void)waitUntilExit;
@end

NONNULL_END
