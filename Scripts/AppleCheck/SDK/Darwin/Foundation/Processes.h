// Other processes, which only a Mac starts. From swift-corelibs-foundation (Apache 2.0), which has the same names.
#import "Files.h"
NONNULL_BEGIN

typedef CASES(NSInteger, NSTaskTerminationReason) {
  NSTaskTerminationReasonExit = 1, NSTaskTerminationReasonUncaughtSignal = 2
} IN_SWIFT(Process.TerminationReason);

IN_SWIFT(Process) SENDABLE NOT_ON_IOS NOT_ON_VISION
@interface NSTask : NSObject
- (instancetype)init DESIGNATED;
@property(nullable, copy) NSURL *executableURL;
@property(nullable, copy) NSArray<NSString *> *arguments;
@property(nullable, copy) NSDictionary<NSString *, NSString *> *environment;
@property(nullable, copy) NSURL *currentDirectoryURL;
@property(nullable, retain) id standardInput;
@property(nullable, retain) id standardOutput;
@property(nullable, retain) id standardError;
- (BOOL)launchAndReturnError:(NSError **)error IN_SWIFT(run());
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
