/** Whether the system refused, as a full disk does; other errors tell of the bytes that were read. */
export const isSystemError = (error: unknown) => error instanceof Error && "syscall" in error;
