/** Logs failures that show no message on the screen. */
export function logError(message: string, error: unknown) {
  // biome-ignore lint/suspicious/noConsole: the console is the log that the specification asks for
  console.error(message, error);
}
