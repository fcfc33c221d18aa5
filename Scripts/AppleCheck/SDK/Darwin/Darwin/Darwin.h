// The C library, as far as the command and the tests call it, and the types of MacTypes.h that have common names.
// From POSIX, and XNU's published headers (bsd/sys/errno.h, fcntl.h, poll.h, signal.h).
#import "../Attributes.h"

typedef int pid_t;
typedef long ssize_t;
typedef unsigned long size_t;
typedef unsigned int uid_t;
typedef int dev_t;
typedef unsigned short mode_t;
typedef unsigned long long ino_t;
typedef long long off_t;
typedef unsigned int nfds_t;
typedef void (*sig_t)(int);
struct termios { unsigned long c_iflag, c_oflag, c_cflag, c_lflag; };
struct winsize { unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel; };
struct stat { dev_t st_dev; mode_t st_mode; ino_t st_ino; off_t st_size; };
struct pollfd { int fd; short events; short revents; };

#define EINTR 4
#define EPIPE 32
#define EAGAIN 35
#define O_RDONLY 0
#define O_WRONLY 1
#define O_CREAT 0x00000200
#define O_CLOEXEC 0x01000000
#define POLLIN 0x0001
#define POLLOUT 0x0004
#define O_NONBLOCK 0x00000004
#define F_GETFL 3
#define F_SETFL 4
#define SIGKILL 9
#define SIGPIPE 13

char *strerror(int errnum);
int isatty(int fd);
char *ttyname(int fd);
ssize_t read(int fd, void *buffer, size_t count);
ssize_t write(int fd, const void *buffer, size_t count);
int close(int fd);
int stat(const char *path, struct stat *status);
int fstat(int fd, struct stat *status);
int ftruncate(int fd, off_t length);
int poll(struct pollfd *fds, nfds_t count, int timeout);
int kill(pid_t pid, int signal);
sig_t signal(int signal, sig_t action);
uid_t geteuid(void);
int openpty(int *primary, int *secondary, char *name, struct termios *attributes, struct winsize *size);
__attribute__((noreturn)) void exit(int status);
double exp(double x);
double pow(double x, double y);

// From before Mac OS X.
struct Point { short v; short h; };
typedef struct Point Point;
struct Rect { short top, left, bottom, right; };
typedef struct Rect Rect;
typedef long Size;
typedef unsigned char Style;
typedef unsigned char Byte;
