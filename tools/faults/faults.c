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
 *   /faults/look                       says the same, and goes on
 *   /faults/count                      from now on calls are counted, for all kinds at once; none has a fault
 *   /faults/counted/<kind>/<callers>   ends that; the link is the number of calls that this kind counts
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
enum kind { NONE, ERROR, SHORT_WRITE, KILL, COPY, COUNT };
enum callers { ALL, OURS, LMDB, CALLERS };

#define EVERY (NAME | DATA | SYNC | READ | DESCRIPTOR | CREATES)

/* Of a name that ends with '+', the error stays. */
static const struct {
  const char *name;
  enum kind kind;
  int errorNumber;
  unsigned sorts;
} KINDS[] = {
  {"ENOSPC", ERROR, ENOSPC, DATA | SYNC | CREATES},
  {"EIO", ERROR, EIO, EVERY},
  {"EMFILE", ERROR, EMFILE, DESCRIPTOR},
  {"EACCES", ERROR, EACCES, NAME | DESCRIPTOR | CREATES},
  {"SHORT", SHORT_WRITE, 0, DATA},
  {"KILL", KILL, 0, EVERY & ~READ},
  {"COPY", COPY, 0, EVERY & ~READ},
};
#define KINDS_NUMBER ((int)(sizeof KINDS / sizeof KINDS[0]))

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static char root[PATH_MAX];
static size_t rootBytes;

static struct {
  enum kind kind;
  int errorNumber, stays;
  enum callers callers;
  unsigned sorts;
  long wanted, calls;
  long counts[KINDS_NUMBER][CALLERS];
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

/*
 * dladdr walks all symbols of Node, which takes two milliseconds; calls come from a few dozen places.
 * One word holds place and answer, so that threads need no lock.
 */
#define PLACES 1024
static _Atomic uintptr_t places[PLACES];

static int isOfLmdb(const void *caller) {
  uintptr_t place = (uintptr_t)caller << 1;
  _Atomic uintptr_t *known = &places[((uintptr_t)caller * 0x9e3779b97f4a7c15u) >> 54];
  uintptr_t last = *known;
  if ((last & ~(uintptr_t)1) == place) return (int)(last & 1);
  Dl_info info;
  int is = dladdr(caller, &info) != 0 && info.dli_fname != NULL && strstr(info.dli_fname, "lmdb") != NULL;
  *known = place | (uintptr_t)is;
  return is;
}

/* Whether a call counts for these callers. */
static int isFrom(enum callers callers, unsigned sort, const void *caller) {
  if (callers == ALL) return 1;
  if (callers == OURS) return !isOfLmdb(caller);
  return (sort & (DATA | SYNC)) != 0 && isOfLmdb(caller);
}

static void count(unsigned sort, const void *caller) {
  for (int kind = 0; kind < KINDS_NUMBER; kind++) {
    if ((sort & KINDS[kind].sorts) == 0) continue;
    for (int callers = ALL; callers < CALLERS; callers++) {
      if (isFrom((enum callers)callers, sort, caller)) plan.counts[kind][callers]++;
    }
  }
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
  if (!isFrom(plan.callers, sort, caller)) return 0;
  pthread_mutex_lock(&turn);
  if (plan.kind == COUNT) count(sort, caller);
  else if (plan.kind != NONE) {
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

static int kindNamed(const char *name) {
  for (int kind = 0; kind < KINDS_NUMBER; kind++) {
    if (strcmp(KINDS[kind].name, name) == 0) return kind;
  }
  return -1;
}

static enum callers callersNamed(const char *name) {
  return name[0] == 'o' ? OURS : name[0] == 'l' ? LMDB : ALL;
}

/* `<kind>/<callers>`; -1 if there is no such kind. */
static int parse(const char *wish, enum callers *callers, int *stays) {
  char kind[16] = "", from[16] = "";
  if (sscanf(wish, "%15[^/]/%15s", kind, from) != 2) return -1;
  size_t length = strlen(kind);
  *stays = kind[length - 1] == '+';
  if (*stays) kind[length - 1] = 0;
  *callers = callersNamed(from);
  return kindNamed(kind);
}

static int arm(const char *wish) {
  plan.kind = NONE;
  plan.calls = 0;
  plan.what[0] = plan.path[0] = 0;
  char *rest;
  plan.wanted = strtol(wish, &rest, 10);
  int kind = *rest == '/' ? parse(rest + 1, &plan.callers, &plan.stays) : -1;
  if (kind < 0) return 0;
  plan.errorNumber = KINDS[kind].errorNumber;
  plan.sorts = KINDS[kind].sorts;
  plan.kind = KINDS[kind].kind;
  return 1;
}

static void armCount(void) {
  memset(plan.counts, 0, sizeof plan.counts);
  plan.callers = ALL;
  plan.sorts = EVERY;
  plan.kind = COUNT;
}

/* What the link says. */
static void obey(const char *wish, char *text, size_t size) {
  enum callers callers;
  int stays;
  if (strncmp(wish, "arm/", 4) == 0) {
    snprintf(text, size, arm(wish + 4) ? "armed" : "what?");
  } else if (strcmp(wish, "count") == 0) {
    armCount();
    snprintf(text, size, "armed");
  } else if (strncmp(wish, "counted/", 8) == 0) {
    plan.kind = NONE;
    int kind = parse(wish + 8, &callers, &stays);
    if (kind < 0) snprintf(text, size, "what?");
    else snprintf(text, size, "%ld", plan.counts[kind][callers]);
  } else {
    if (strcmp(wish, "disarm") == 0) plan.kind = NONE;
    snprintf(text, size, "%ld %s %s", plan.calls, plan.what, plan.path);
  }
}

ssize_t readlink(const char *path, char *into, size_t size) {
  if (strncmp(path, "/faults/", 8) != 0) return REAL(readlink)(path, into, size);
  pthread_once(&once, start);
  char text[PATH_MAX + 128];
  pthread_mutex_lock(&turn);
  obey(path + 8, text, sizeof text);
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
