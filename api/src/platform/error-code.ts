export const errorCode = (error: unknown) =>
  error instanceof Error && "code" in error ? String(error.code) : "";

/** Distinguishes errors of the operating system, such as a full disk, from errors in the bytes that were read. */
export const isSystemError = (error: unknown) => error instanceof Error && "syscall" in error;
