/* Loaded before the C library: makes the system fail at what it is told to. Files that tours.db is part of count. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int is_database(int fd) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return strstr(path, "/tours.db") != NULL;
}

static int is_switched_on(const char *variable) {
  const char *file = getenv(variable);
  return file && access(file, F_OK) == 0;
}

static void count_write(void) {
  static long writes = 0;
  const char *last = getenv("FAULT_KILL_AT_WRITE");
  if (last && __atomic_add_fetch(&writes, 1, __ATOMIC_SEQ_CST) == atol(last)) kill(getpid(), SIGKILL);
}

#define REAL(name, ...) ((__VA_ARGS__)dlsym(RTLD_NEXT, name))

static int refuse_sync(int fd) {
  if (!is_switched_on("FAULT_SYNC_FILE") || !is_database(fd)) return 0;
  errno = EIO;
  return 1;
}

int fsync(int fd) { return refuse_sync(fd) ? -1 : REAL("fsync", int (*)(int))(fd); }
int fdatasync(int fd) { return refuse_sync(fd) ? -1 : REAL("fdatasync", int (*)(int))(fd); }

static int refuse_write(int fd) {
  if (!is_database(fd)) return 0;
  count_write();
  if (!is_switched_on("FAULT_FULL_FILE")) return 0;
  errno = ENOSPC;
  return 1;
}

ssize_t pwrite(int fd, const void *data, size_t length, off_t at) {
  return refuse_write(fd) ? -1 : REAL("pwrite", ssize_t (*)(int, const void *, size_t, off_t))(fd, data, length, at);
}
ssize_t pwrite64(int fd, const void *data, size_t length, off64_t at) {
  return refuse_write(fd) ? -1 : REAL("pwrite64", ssize_t (*)(int, const void *, size_t, off64_t))(fd, data, length, at);
}
