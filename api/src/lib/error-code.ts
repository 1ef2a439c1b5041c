/** The system's code of an error, such as `EACCES`; empty when it has none. */
export const errorCode = (error: unknown) =>
  error instanceof Error && "code" in error ? String(error.code) : "";
