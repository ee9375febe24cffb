/*
 * oplog: writes down, in order, everything a program does to the files below one directory.
 *
 *   cc -O2 -shared -fPIC -o oplog.so oplog.c -ldl -lpthread
 *   LD_PRELOAD=oplog.so OPLOG_ROOT=<directory> OPLOG_FILE=<log> <program>
 *
 * One record per operation, little-endian:
 *
 *   bytes:u32 kind:u8 zero:u8 pathBytes:u16 number:u64 dataBytes:u32 path… data…
 *
 *   c  a file was made                d  a directory was made
 *   w  data was written at `number`   W  the same, durable on return (O_DSYNC)
 *   t  cut or stretched to `number`   r  renamed, data is the new path
 *   u  unlinked                       x  directory removed
 *   b  a sync begins, `number` names it      e  that sync has ended well
 *   m  mapped shared and writable: what is written there is not seen
 *
 * `bytes` counts everything after itself; paths are relative to the root. An operation is carried
 * out and written down under one mutex, so the log has the order of the system. Syncs run outside
 * the mutex: what is written between `b` and `e` is not vouched for.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

#define FILES_MAX 65536

/* The real functions, found once. */
#define REAL(name) ((__typeof__(&name))real(#name, &cached_##name))
#define CACHE(name) static void *cached_##name
CACHE(open64); CACHE(openat64); CACHE(close); CACHE(write); CACHE(writev); CACHE(pwrite64);
CACHE(pwritev64); CACHE(ftruncate64); CACHE(truncate64); CACHE(fsync); CACHE(fdatasync);
CACHE(renameat); CACHE(unlinkat); CACHE(mkdirat); CACHE(mmap64); CACHE(posix_fallocate64);
CACHE(fallocate64); CACHE(mkdtemp);

static void *real(const char *name, void **cache) {
  if (*cache == NULL) *cache = dlsym(RTLD_NEXT, name);
  return *cache;
}

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static char root[PATH_MAX];
static size_t rootBytes;
static int out = -1;
static uint64_t syncs;

/* What each descriptor stands for, if it is ours. */
static struct {
  char *path;
  int durable;
} known[FILES_MAX];

static void start(void) {
  const char *wanted = getenv("OPLOG_ROOT");
  const char *file = getenv("OPLOG_FILE");
  if (wanted == NULL || file == NULL || realpath(wanted, root) == NULL) return;
  rootBytes = strlen(root);
  out = REAL(open64)(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static void begin(void) {
  pthread_once(&once, start);
  pthread_mutex_lock(&turn);
}

static void end(void) {
  int keep = errno;
  pthread_mutex_unlock(&turn);
  errno = keep;
}

/* Path below the root, or NULL. The last part need not exist (any more). */
static const char *below(int directory, const char *path, char *into) {
  char whole[PATH_MAX], parent[PATH_MAX];
  if (out < 0 || path == NULL) return NULL;
  if (path[0] == '/') {
    snprintf(whole, sizeof whole, "%s", path);
  } else {
    char base[PATH_MAX];
    if (directory == AT_FDCWD) {
      if (getcwd(base, sizeof base) == NULL) return NULL;
    } else {
      char link[64];
      snprintf(link, sizeof link, "/proc/self/fd/%d", directory);
      ssize_t length = readlink(link, base, sizeof base - 1);
      if (length < 0) return NULL;
      base[length] = 0;
    }
    if (snprintf(whole, sizeof whole, "%s/%s", base, path) >= (int)sizeof whole) return NULL;
  }
  size_t length = strlen(whole);
  while (length > 1 && whole[length - 1] == '/') whole[--length] = 0;
  char *slash = strrchr(whole, '/');
  if (slash == NULL) return NULL;
  *slash = 0;
  if (realpath(whole[0] == 0 ? "/" : whole, parent) == NULL) return NULL;
  if (snprintf(into, PATH_MAX, "%s/%s", parent, slash + 1) >= PATH_MAX) return NULL;
  if (strncmp(into, root, rootBytes) != 0) return NULL;
  if (into[rootBytes] == 0) return ".";
  return into[rootBytes] == '/' ? into + rootBytes + 1 : NULL;
}

static void put(const void *bytes, size_t length) {
  const char *from = bytes;
  while (length > 0) {
    ssize_t written = REAL(write)(out, from, length);
    if (written <= 0) abort(); /* a log with a hole proves nothing */
    from += written;
    length -= (size_t)written;
  }
}

static void record(char kind, const char *path, uint64_t number, const void *data, uint32_t dataBytes) {
  uint16_t pathBytes = (uint16_t)strlen(path);
  uint32_t bytes = 16 + pathBytes + dataBytes;
  char head[20] = {0};
  memcpy(head, &bytes, 4);
  head[4] = kind;
  memcpy(head + 6, &pathBytes, 2);
  memcpy(head + 8, &number, 8);
  memcpy(head + 16, &dataBytes, 4);
  put(head, sizeof head);
  put(path, pathBytes);
  put(data, dataBytes);
}

static const char *pathOf(int fd) {
  return out >= 0 && fd >= 0 && fd < FILES_MAX ? known[fd].path : NULL;
}

/* ---- names ------------------------------------------------------------------------------- */

static int opened(int directory, const char *path, int flags, mode_t mode, int at) {
  char space[PATH_MAX];
  struct stat before;
  begin();
  const char *name = below(directory, path, space);
  int existed = name != NULL && fstatat(directory, path, &before, 0) == 0;
  int fd = at ? REAL(openat64)(directory, path, flags, mode) : REAL(open64)(path, flags, mode);
  if (fd >= 0 && fd < FILES_MAX && name != NULL) {
    if (!existed) record('c', name, 0, NULL, 0);
    else if ((flags & O_TRUNC) && (flags & O_ACCMODE) != O_RDONLY) record('t', name, 0, NULL, 0);
    free(known[fd].path);
    known[fd].path = strdup(name);
    known[fd].durable = (flags & O_DSYNC) != 0;
  }
  end();
  return fd;
}

#define MODE(flags)                                   \
  mode_t mode = 0;                                    \
  if ((flags) & (O_CREAT | O_TMPFILE)) {              \
    va_list more;                                     \
    va_start(more, flags);                            \
    mode = va_arg(more, mode_t);                      \
    va_end(more);                                     \
  }

int open(const char *path, int flags, ...) { MODE(flags) return opened(AT_FDCWD, path, flags, mode, 0); }
int open64(const char *path, int flags, ...) { MODE(flags) return opened(AT_FDCWD, path, flags, mode, 0); }
int openat(int at, const char *path, int flags, ...) { MODE(flags) return opened(at, path, flags, mode, 1); }
int openat64(int at, const char *path, int flags, ...) { MODE(flags) return opened(at, path, flags, mode, 1); }

int close(int fd) {
  begin();
  if (fd >= 0 && fd < FILES_MAX) {
    free(known[fd].path);
    known[fd].path = NULL;
  }
  int result = REAL(close)(fd);
  end();
  return result;
}

/* Descriptors that are open keep their file, so they get its new name. */
static void follow(const char *from, const char *to) {
  size_t length = strlen(from);
  for (int fd = 0; fd < FILES_MAX; fd++) {
    const char *path = known[fd].path;
    if (path == NULL || strncmp(path, from, length) != 0) continue;
    if (path[length] != 0 && path[length] != '/') continue;
    char *moved = NULL;
    if (asprintf(&moved, "%s%s", to, path + length) < 0) abort();
    free(known[fd].path);
    known[fd].path = moved;
  }
}

static int renamed(int fromAt, const char *from, int toAt, const char *to) {
  char spaceA[PATH_MAX], spaceB[PATH_MAX];
  begin();
  const char *a = below(fromAt, from, spaceA);
  const char *b = below(toAt, to, spaceB);
  int result = REAL(renameat)(fromAt, from, toAt, to);
  if (result == 0 && a != NULL && b != NULL) {
    record('r', a, 0, b, (uint32_t)strlen(b));
    follow(a, b);
  }
  end();
  return result;
}
int rename(const char *from, const char *to) { return renamed(AT_FDCWD, from, AT_FDCWD, to); }
int renameat(int fromAt, const char *from, int toAt, const char *to) { return renamed(fromAt, from, toAt, to); }

static int removed(int at, const char *path, int flags) {
  char space[PATH_MAX];
  begin();
  const char *name = below(at, path, space);
  int result = REAL(unlinkat)(at, path, flags);
  if (result == 0 && name != NULL) record(flags & AT_REMOVEDIR ? 'x' : 'u', name, 0, NULL, 0);
  end();
  return result;
}
int unlink(const char *path) { return removed(AT_FDCWD, path, 0); }
int unlinkat(int at, const char *path, int flags) { return removed(at, path, flags); }
int rmdir(const char *path) { return removed(AT_FDCWD, path, AT_REMOVEDIR); }

static int made(int at, const char *path, mode_t mode) {
  char space[PATH_MAX];
  begin();
  const char *name = below(at, path, space);
  int result = REAL(mkdirat)(at, path, mode);
  if (result == 0 && name != NULL) record('d', name, 0, NULL, 0);
  end();
  return result;
}
int mkdir(const char *path, mode_t mode) { return made(AT_FDCWD, path, mode); }
int mkdirat(int at, const char *path, mode_t mode) { return made(at, path, mode); }

char *mkdtemp(char *path) {
  char space[PATH_MAX];
  begin();
  char *result = REAL(mkdtemp)(path);
  const char *name = result == NULL ? NULL : below(AT_FDCWD, path, space);
  if (name != NULL) record('d', name, 0, NULL, 0);
  end();
  return result;
}

/* ---- content ----------------------------------------------------------------------------- */

static void wrote(int fd, const void *data, ssize_t count, off_t at) {
  if (count > 0) record(known[fd].durable ? 'W' : 'w', known[fd].path, (uint64_t)at, data, (uint32_t)count);
}

static void wroteAll(int fd, const struct iovec *pieces, int count, ssize_t total, off_t at) {
  for (int index = 0; index < count && total > 0; index++) {
    ssize_t here = (ssize_t)pieces[index].iov_len < total ? (ssize_t)pieces[index].iov_len : total;
    wrote(fd, pieces[index].iov_base, here, at);
    at += here;
    total -= here;
  }
}

/* Where a write without a position will go. */
static off_t place(int fd) {
  int appends = fcntl(fd, F_GETFL) & O_APPEND;
  return lseek(fd, 0, appends ? SEEK_END : SEEK_CUR);
}

ssize_t write(int fd, const void *data, size_t length) {
  pthread_once(&once, start);
  if (fd == out || pathOf(fd) == NULL) return REAL(write)(fd, data, length);
  begin();
  off_t at = place(fd);
  ssize_t count = REAL(write)(fd, data, length);
  wrote(fd, data, count, at);
  end();
  return count;
}

ssize_t writev(int fd, const struct iovec *pieces, int number) {
  pthread_once(&once, start);
  if (pathOf(fd) == NULL) return REAL(writev)(fd, pieces, number);
  begin();
  off_t at = place(fd);
  ssize_t count = REAL(writev)(fd, pieces, number);
  wroteAll(fd, pieces, number, count, at);
  end();
  return count;
}

ssize_t pwrite64(int fd, const void *data, size_t length, off_t at) {
  pthread_once(&once, start);
  if (pathOf(fd) == NULL) return REAL(pwrite64)(fd, data, length, at);
  begin();
  ssize_t count = REAL(pwrite64)(fd, data, length, at);
  wrote(fd, data, count, at);
  end();
  return count;
}
ssize_t pwrite(int fd, const void *data, size_t length, off_t at) { return pwrite64(fd, data, length, at); }

ssize_t pwritev64(int fd, const struct iovec *pieces, int number, off_t at) {
  pthread_once(&once, start);
  if (pathOf(fd) == NULL) return REAL(pwritev64)(fd, pieces, number, at);
  begin();
  ssize_t count = REAL(pwritev64)(fd, pieces, number, at);
  wroteAll(fd, pieces, number, count, at);
  end();
  return count;
}
ssize_t pwritev(int fd, const struct iovec *pieces, int number, off_t at) { return pwritev64(fd, pieces, number, at); }

int ftruncate64(int fd, off_t size) {
  begin();
  int result = REAL(ftruncate64)(fd, size);
  if (result == 0 && pathOf(fd) != NULL) record('t', known[fd].path, (uint64_t)size, NULL, 0);
  end();
  return result;
}
int ftruncate(int fd, off_t size) { return ftruncate64(fd, size); }

int truncate64(const char *path, off_t size) {
  char space[PATH_MAX];
  begin();
  const char *name = below(AT_FDCWD, path, space);
  int result = REAL(truncate64)(path, size);
  if (result == 0 && name != NULL) record('t', name, (uint64_t)size, NULL, 0);
  end();
  return result;
}
int truncate(const char *path, off_t size) { return truncate64(path, size); }

/* Space that is taken in advance may stretch the file. */
static void stretched(int fd, off_t size) {
  struct stat now;
  if (pathOf(fd) != NULL && fstat(fd, &now) == 0 && now.st_size == size) {
    record('t', known[fd].path, (uint64_t)size, NULL, 0);
  }
}

int posix_fallocate64(int fd, off_t at, off_t length) {
  begin();
  int result = REAL(posix_fallocate64)(fd, at, length);
  if (result == 0) stretched(fd, at + length);
  end();
  return result;
}
int posix_fallocate(int fd, off_t at, off_t length) { return posix_fallocate64(fd, at, length); }

int fallocate64(int fd, int mode, off_t at, off_t length) {
  begin();
  int result = REAL(fallocate64)(fd, mode, at, length);
  if (result == 0) stretched(fd, at + length);
  end();
  return result;
}
int fallocate(int fd, int mode, off_t at, off_t length) { return fallocate64(fd, mode, at, length); }

void *mmap64(void *address, size_t length, int protection, int flags, int fd, off_t at) {
  pthread_once(&once, start);
  if ((flags & MAP_SHARED) && (protection & PROT_WRITE) && pathOf(fd) != NULL) {
    begin();
    record('m', known[fd].path, 0, NULL, 0);
    end();
  }
  return REAL(mmap64)(address, length, protection, flags, fd, at);
}
void *mmap(void *address, size_t length, int protection, int flags, int fd, off_t at) {
  return mmap64(address, length, protection, flags, fd, at);
}

/* ---- durability -------------------------------------------------------------------------- */

static int synced(int fd, int (*sync)(int)) {
  char name[PATH_MAX] = "";
  uint64_t number = 0;
  begin();
  if (pathOf(fd) != NULL) {
    snprintf(name, sizeof name, "%s", known[fd].path);
    number = ++syncs;
    record('b', name, number, NULL, 0);
  }
  end();
  int result = sync(fd);
  if (number > 0 && result == 0) {
    begin();
    record('e', name, number, NULL, 0);
    end();
  }
  return result;
}

int fsync(int fd) { return synced(fd, REAL(fsync)); }
int fdatasync(int fd) { return synced(fd, REAL(fdatasync)); }
