/* Keeps a journal of what a process asks of the disk for one database, so that a test can undo what was not synced.
 *
 * Preloaded with PIOCHE_CUT_FILE (the path of the database; its log and rollback journal are kept too, not the shared
 * memory, which SQLite makes anew), PIOCHE_CUT_JOURNAL (where to write), and PIOCHE_CUT_AFTER (kill -9 at this call).
 *
 * A record is {kind, file, offset, length} and, of a write, its bytes. A write is recorded before it is done, a sync
 * after it is done, with the place in the journal where it began: what was written since then is not covered by it.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

enum { FILES = 1024, CREATE = 1, WRITE = 2, TRUNCATE = 3, SYNC = 4, UNLINK = 5 };

static pthread_mutex_t busy = PTHREAD_MUTEX_INITIALIZER;
static char kept[FILES]; /* of each descriptor: 'd' the database, 'w' its log, 'j' its journal, 'f' their folder, or 0 */
static int journal = -1;
static long calls, last_call = -1;

__attribute__((constructor)) static void begin(void) {
    const char *path = getenv("PIOCHE_CUT_JOURNAL"), *after = getenv("PIOCHE_CUT_AFTER");
    if (path) journal = (int)syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (after) last_call = atol(after);
}

static char file_of(const char *path) {
    const char *database = getenv("PIOCHE_CUT_FILE");
    size_t length = database ? strlen(database) : 0;
    if (journal < 0 || !length || !path) return 0;
    size_t folder = (size_t)(strrchr(database, '/') - database);
    if (strlen(path) == folder && !strncmp(path, database, folder)) return 'f';
    if (strncmp(path, database, length)) return 0;
    if (!path[length]) return 'd';
    if (!strcmp(path + length, "-wal")) return 'w';
    return strcmp(path + length, "-journal") ? 0 : 'j';
}

static char file_at(int fd) { return fd >= 0 && fd < FILES ? kept[fd] : 0; }

static void record(char kind, char file, int64_t offset, int64_t length, const void *bytes) {
    char head[18] = {kind, file};
    memcpy(head + 2, &offset, 8);
    memcpy(head + 10, &length, 8);
    pthread_mutex_lock(&busy);
    if (++calls == last_call) kill(getpid(), SIGKILL);
    syscall(SYS_write, journal, head, sizeof head);
    if (bytes) syscall(SYS_write, journal, bytes, (size_t)length);
    pthread_mutex_unlock(&busy);
}

static int64_t place(void) {
    pthread_mutex_lock(&busy);
    int64_t end = syscall(SYS_lseek, journal, 0, SEEK_END);
    pthread_mutex_unlock(&busy);
    return end;
}

static int opened(int fd, const char *path, int flags) {
    if (fd < 0 || fd >= FILES) return fd;
    kept[fd] = file_of(path);
    if (kept[fd] && (flags & O_CREAT)) record(CREATE, kept[fd], 0, 0, NULL);
    return fd;
}

static mode_t mode_of(int flags, va_list rest) { return flags & O_CREAT ? va_arg(rest, mode_t) : 0; }

#define OPEN(name)                                                                          \
    int name(const char *path, int flags, ...) {                                            \
        va_list rest;                                                                       \
        va_start(rest, flags);                                                              \
        mode_t mode = mode_of(flags, rest);                                                 \
        va_end(rest);                                                                       \
        return opened((int)syscall(SYS_openat, AT_FDCWD, path, flags, mode), path, flags);  \
    }
OPEN(open)
OPEN(open64)

int close(int fd) {
    if (fd >= 0 && fd < FILES) kept[fd] = 0;
    return (int)syscall(SYS_close, fd);
}

#define PWRITE(name)                                                                        \
    ssize_t name(int fd, const void *bytes, size_t length, off_t offset) {                  \
        char file = file_at(fd);                                                            \
        if (file) record(WRITE, file, offset, (int64_t)length, bytes);                      \
        return syscall(SYS_pwrite64, fd, bytes, length, offset);                            \
    }
PWRITE(pwrite)
PWRITE(pwrite64)

ssize_t write(int fd, const void *bytes, size_t length) {
    char file = file_at(fd);
    if (file) record(WRITE, file, syscall(SYS_lseek, fd, 0, SEEK_CUR), (int64_t)length, bytes);
    return syscall(SYS_write, fd, bytes, length);
}

#define FTRUNCATE(name)                                                                     \
    int name(int fd, off_t length) {                                                        \
        char file = file_at(fd);                                                            \
        if (file) record(TRUNCATE, file, length, 0, NULL);                                  \
        return (int)syscall(SYS_ftruncate, fd, length);                                     \
    }
FTRUNCATE(ftruncate)
FTRUNCATE(ftruncate64)

#define SYNCING(name, call)                                                                 \
    int name(int fd) {                                                                      \
        char file = file_at(fd);                                                            \
        int64_t began = file ? place() : 0;                                                 \
        int failed = (int)syscall(call, fd);                                                \
        if (file && !failed) record(SYNC, file, began, 0, NULL);                            \
        return failed;                                                                      \
    }
SYNCING(fsync, SYS_fsync)
SYNCING(fdatasync, SYS_fdatasync)

int unlink(const char *path) {
    char file = file_of(path);
    if (file) record(UNLINK, file, 0, 0, NULL);
    return (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
}
