export const errorCode = (error: unknown) =>
  error instanceof Error && "code" in error ? String(error.code) : "";
