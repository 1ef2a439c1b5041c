/** Tells of it; the rest goes on, and the command fails in the end. */
export const reportFailure = (error: unknown, before = "") => {
  process.stderr.write(`${before}${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
};
