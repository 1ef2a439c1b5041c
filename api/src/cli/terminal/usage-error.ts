/** The command line was used wrongly; the message says how to use it. */
export class UsageError extends Error {}
