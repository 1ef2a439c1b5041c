/** Leaves a failure that has no message on the screen in the browser's console. */
export function logError(what: string, error: unknown) {
  // biome-ignore lint/suspicious/noConsole: the console is the log that the specification asks for
  console.error(what, error);
}
