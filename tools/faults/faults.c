/*
 * faults: makes one system call of a program fail, kills the program at it, or keeps the files as
 * they are at that moment. Only calls about files below one directory count.
 *
 *   cc -O2 -shared -fPIC -o faults.so faults.c -ldl -lpthread
 *   LD_PRELOAD=faults.so FAULTS_ROOT=<directory> <program>
 *
 * The program says what is to happen by reading links that do not exist:
 *
 *   /faults/arm/<n>/<kind>/<callers>   from now on calls are counted; the n-th has the fault
 *   /faults/disarm                     ends that; the link is `<calls> <call that had the fault> <path>`
 *
 *   kind      ENOSPC EIO EMFILE EACCES   the call fails so, once
 *             ENOSPC+ EIO+               this call and every later one of its sort fail so
 *             SHORT                      a write puts half of its bytes into the file
 *             KILL                       the process gets SIGKILL before the call
 *             COPY                       the directory is copied to FAULTS_COPY before the call: what
 *                                        a process that is killed here leaves behind
 *   callers   all    every call
 *             ours   not those of LMDB's library
 *             lmdb   only those of LMDB's library that write or sync
 *
 * A kind counts the calls that can fail so: EMFILE only those that need a descriptor, ENOSPC only
 * those that need space. Errors are for `ours`: LMDB's binding does not survive a failed opening or a
 * failed write, and store/lmdb-files.ts sees to it that none fails for want of space or descriptors.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

#define FILES_MAX 65536

#define REAL(name) ((__typeof__(&name))real(#name, &cached_##name))
#define CACHE(name) static void *cached_##name
CACHE(open64); CACHE(close); CACHE(read); CACHE(readv); CACHE(pread64);
CACHE(preadv64); CACHE(write); CACHE(writev); CACHE(pwrite64); CACHE(pwritev64);
CACHE(ftruncate64); CACHE(fsync); CACHE(fdatasync); CACHE(rename); CACHE(unlink); CACHE(rmdir);
CACHE(mkdir); CACHE(mkdtemp); CACHE(opendir); CACHE(scandir64); CACHE(link); CACHE(symlink);
CACHE(chmod); CACHE(fchmod); CACHE(readlink); CACHE(sendfile64);

extern ssize_t sendfile64(int, int, off64_t *, size_t);

static void *real(const char *name, void **cache) {
  if (*cache == NULL) *cache = dlsym(RTLD_NEXT, name);
  return *cache;
}

enum sort { NAME = 1, DATA = 2, SYNC = 4, READ = 8, DESCRIPTOR = 16, CREATES = 32 };
enum kind { NONE, ERROR, SHORT_WRITE, KILL, COPY };

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static char root[PATH_MAX];
static size_t rootBytes;

static struct {
  enum kind kind;
  int errorNumber, stays;
  char callers;
  unsigned sorts;
  long wanted, calls;
  char what[64], path[PATH_MAX];
} plan;

/* Which descriptors are ours. */
static char *known[FILES_MAX];

static void start(void) {
  const char *wanted = getenv("FAULTS_ROOT");
  if (wanted != NULL && realpath(wanted, root) != NULL) rootBytes = strlen(root);
}

static int isBelow(const char *path) {
  pthread_once(&once, start);
  if (rootBytes == 0 || path == NULL) return 0;
  return strncmp(path, root, rootBytes) == 0 && (path[rootBytes] == '/' || path[rootBytes] == 0);
}

static const char *pathOf(int fd) { return fd >= 0 && fd < FILES_MAX ? known[fd] : NULL; }

static int isOfLmdb(const void *caller) {
  Dl_info info;
  return dladdr(caller, &info) != 0 && info.dli_fname != NULL && strstr(info.dli_fname, "lmdb") != NULL;
}

static void copyRoot(void) {
  const char *to = getenv("FAULTS_COPY");
  pid_t child = vfork();
  if (child == 0) {
    char *const environment[] = {NULL};
    char *const arguments[] = {"cp", "-a", root, (char *)to, NULL};
    execve("/bin/cp", arguments, environment);
    _exit(127);
  }
  int status;
  while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
}

/* 0: carry on. Otherwise what the call shall do: -1 fails with errno set, 1 writes half. */
static int fault(const char *what, const char *path, unsigned sort, const void *caller) {
  int result = 0;
  if (plan.kind == NONE || !isBelow(path) || (sort & plan.sorts) == 0) return 0;
  if (plan.callers == 'o' && isOfLmdb(caller)) return 0;
  if (plan.callers == 'l' && ((sort & (DATA | SYNC)) == 0 || !isOfLmdb(caller))) return 0;
  pthread_mutex_lock(&turn);
  if (plan.kind != NONE) {
    plan.calls++;
    if (plan.calls == plan.wanted || (plan.stays && plan.calls > plan.wanted)) {
      if (plan.calls == plan.wanted) {
        snprintf(plan.what, sizeof plan.what, "%s", what);
        snprintf(plan.path, sizeof plan.path, "%s", path + rootBytes);
      }
      if (plan.kind == KILL) kill(getpid(), SIGKILL);
      if (plan.kind == COPY) copyRoot();
      if (plan.kind == SHORT_WRITE) result = 1;
      if (plan.kind == ERROR) {
        errno = plan.errorNumber;
        result = -1;
      }
    }
  }
  pthread_mutex_unlock(&turn);
  return result;
}

#define FAIL_PATH(what, path, sort, failed) \
  do { if (fault(what, path, sort, __builtin_return_address(0)) < 0) return failed; } while (0)
#define FAIL_FD(what, fd, sort) FAIL_PATH(what, pathOf(fd), sort, -1)

/* ---- what is to happen ------------------------------------------------------------------- */

static ssize_t answer(char *into, size_t size, const char *text) {
  size_t length = strlen(text);
  if (length > size) length = size;
  memcpy(into, text, length);
  return (ssize_t)length;
}

static int arm(const char *wish) {
  char kind[16] = "", callers[16] = "";
  long wanted = 0;
  if (sscanf(wish, "%ld/%15[^/]/%15s", &wanted, kind, callers) != 3) return 0;
  plan.kind = NONE;
  plan.wanted = wanted;
  plan.calls = 0;
  plan.what[0] = plan.path[0] = 0;
  plan.callers = callers[0];
  size_t length = strlen(kind);
  plan.stays = length > 0 && kind[length - 1] == '+';
  if (plan.stays) kind[length - 1] = 0;
  plan.sorts = NAME | DATA | SYNC | READ | DESCRIPTOR | CREATES;
  enum kind next = ERROR;
  if (strcmp(kind, "ENOSPC") == 0) { plan.errorNumber = ENOSPC; plan.sorts = DATA | SYNC | CREATES; }
  else if (strcmp(kind, "EIO") == 0) plan.errorNumber = EIO;
  else if (strcmp(kind, "EMFILE") == 0) { plan.errorNumber = EMFILE; plan.sorts = DESCRIPTOR; }
  else if (strcmp(kind, "EACCES") == 0) { plan.errorNumber = EACCES; plan.sorts = NAME | DESCRIPTOR | CREATES; }
  else if (strcmp(kind, "SHORT") == 0) { next = SHORT_WRITE; plan.sorts = DATA; }
  else if (strcmp(kind, "KILL") == 0) { next = KILL; plan.sorts &= ~(unsigned)READ; }
  else if (strcmp(kind, "COPY") == 0) { next = COPY; plan.sorts &= ~(unsigned)READ; }
  else return 0;
  plan.kind = next;
  return 1;
}

ssize_t readlink(const char *path, char *into, size_t size) {
  if (strncmp(path, "/faults/", 8) != 0) return REAL(readlink)(path, into, size);
  pthread_once(&once, start);
  if (strncmp(path, "/faults/arm/", 12) == 0) {
    pthread_mutex_lock(&turn);
    int understood = arm(path + 12);
    pthread_mutex_unlock(&turn);
    return answer(into, size, understood ? "armed" : "what?");
  }
  char text[PATH_MAX + 128];
  pthread_mutex_lock(&turn);
  plan.kind = NONE;
  snprintf(text, sizeof text, "%ld %s %s", plan.calls, plan.what, plan.path);
  pthread_mutex_unlock(&turn);
  return answer(into, size, text);
}

/* ---- names ------------------------------------------------------------------------------- */

static void remember(int fd, const char *path) {
  if (fd < 0 || fd >= FILES_MAX || !isBelow(path)) return;
  pthread_mutex_lock(&turn);
  free(known[fd]);
  known[fd] = strdup(path);
  pthread_mutex_unlock(&turn);
}

static unsigned sortOfOpen(int flags) { return DESCRIPTOR | (flags & O_CREAT ? CREATES : 0); }

#define MODE(flags)                                   \
  mode_t mode = 0;                                    \
  if ((flags) & (O_CREAT | O_TMPFILE)) {              \
    va_list more;                                     \
    va_start(more, flags);                            \
    mode = va_arg(more, mode_t);                      \
    va_end(more);                                     \
  }

int open64(const char *path, int flags, ...) {
  MODE(flags)
  FAIL_PATH("open", path, sortOfOpen(flags), -1);
  int fd = REAL(open64)(path, flags, mode);
  remember(fd, path);
  return fd;
}
int open(const char *path, int flags, ...) {
  MODE(flags)
  FAIL_PATH("open", path, sortOfOpen(flags), -1);
  int fd = REAL(open64)(path, flags, mode);
  remember(fd, path);
  return fd;
}

int close(int fd) {
  if (pathOf(fd) != NULL) {
    pthread_mutex_lock(&turn);
    free(known[fd]);
    known[fd] = NULL;
    pthread_mutex_unlock(&turn);
  }
  return REAL(close)(fd);
}

int rename(const char *from, const char *to) {
  FAIL_PATH("rename", from, NAME | CREATES, -1);
  return REAL(rename)(from, to);
}
int unlink(const char *path) {
  FAIL_PATH("unlink", path, NAME, -1);
  return REAL(unlink)(path);
}
int rmdir(const char *path) {
  FAIL_PATH("rmdir", path, NAME, -1);
  return REAL(rmdir)(path);
}
int mkdir(const char *path, mode_t mode) {
  FAIL_PATH("mkdir", path, NAME | CREATES, -1);
  return REAL(mkdir)(path, mode);
}
char *mkdtemp(char *path) {
  FAIL_PATH("mkdtemp", path, NAME | CREATES, NULL);
  return REAL(mkdtemp)(path);
}
DIR *opendir(const char *path) {
  FAIL_PATH("opendir", path, DESCRIPTOR, NULL);
  return REAL(opendir)(path);
}
int scandir64(const char *path, struct dirent64 ***names, int (*filter)(const struct dirent64 *),
              int (*compare)(const struct dirent64 **, const struct dirent64 **)) {
  FAIL_PATH("scandir", path, DESCRIPTOR, -1);
  return REAL(scandir64)(path, names, filter, compare);
}
int link(const char *from, const char *to) {
  FAIL_PATH("link", to, NAME | CREATES, -1);
  return REAL(link)(from, to);
}
int symlink(const char *from, const char *to) {
  FAIL_PATH("symlink", to, NAME | CREATES, -1);
  return REAL(symlink)(from, to);
}
int chmod(const char *path, mode_t mode) {
  FAIL_PATH("chmod", path, NAME, -1);
  return REAL(chmod)(path, mode);
}
int fchmod(int fd, mode_t mode) {
  FAIL_FD("fchmod", fd, NAME);
  return REAL(fchmod)(fd, mode);
}

/* ---- content ----------------------------------------------------------------------------- */

ssize_t read(int fd, void *into, size_t length) {
  FAIL_FD("read", fd, READ);
  return REAL(read)(fd, into, length);
}
ssize_t readv(int fd, const struct iovec *pieces, int number) {
  FAIL_FD("readv", fd, READ);
  return REAL(readv)(fd, pieces, number);
}
ssize_t pread64(int fd, void *into, size_t length, off64_t at) {
  FAIL_FD("pread", fd, READ);
  return REAL(pread64)(fd, into, length, at);
}
ssize_t pread(int fd, void *into, size_t length, off_t at) {
  FAIL_FD("pread", fd, READ);
  return REAL(pread64)(fd, into, length, at);
}
ssize_t preadv64(int fd, const struct iovec *pieces, int number, off64_t at) {
  FAIL_FD("preadv", fd, READ);
  return REAL(preadv64)(fd, pieces, number, at);
}

static size_t half(size_t length) { return length > 1 ? length / 2 : length; }

#define WRITES(what, fd, length)                                                  \
  int decided = fault(what, pathOf(fd), DATA, __builtin_return_address(0));       \
  if (decided < 0) return -1;                                                     \
  if (decided > 0) length = half(length);

ssize_t write(int fd, const void *data, size_t length) {
  WRITES("write", fd, length)
  return REAL(write)(fd, data, length);
}
ssize_t pwrite64(int fd, const void *data, size_t length, off64_t at) {
  WRITES("pwrite", fd, length)
  return REAL(pwrite64)(fd, data, length, at);
}
ssize_t pwrite(int fd, const void *data, size_t length, off_t at) {
  WRITES("pwrite", fd, length)
  return REAL(pwrite64)(fd, data, length, at);
}

/* Half of several pieces is half of the first one. */
ssize_t writev(int fd, const struct iovec *pieces, int number) {
  struct iovec first = pieces[0];
  size_t length = first.iov_len;
  WRITES("writev", fd, length)
  first.iov_len = length;
  return decided > 0 ? REAL(writev)(fd, &first, 1) : REAL(writev)(fd, pieces, number);
}
ssize_t pwritev64(int fd, const struct iovec *pieces, int number, off64_t at) {
  struct iovec first = pieces[0];
  size_t length = first.iov_len;
  WRITES("pwritev", fd, length)
  first.iov_len = length;
  return decided > 0 ? REAL(pwritev64)(fd, &first, 1, at) : REAL(pwritev64)(fd, pieces, number, at);
}
ssize_t sendfile64(int to, int from, off64_t *at, size_t length) {
  WRITES("sendfile", to, length)
  return REAL(sendfile64)(to, from, at, length);
}
int ftruncate64(int fd, off64_t size) {
  FAIL_FD("ftruncate", fd, SYNC);
  return REAL(ftruncate64)(fd, size);
}
int ftruncate(int fd, off_t size) {
  FAIL_FD("ftruncate", fd, SYNC);
  return REAL(ftruncate64)(fd, size);
}
int fsync(int fd) {
  FAIL_FD("fsync", fd, SYNC);
  return REAL(fsync)(fd);
}
int fdatasync(int fd) {
  FAIL_FD("fdatasync", fd, SYNC);
  return REAL(fdatasync)(fd);
}
