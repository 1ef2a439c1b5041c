import { type DestinationStream, destination, type Logger, pino } from "pino";

export type Log = Logger;

/** Lines are written when there are so many bytes of them (below pino's 16 KiB), or after so many milliseconds. */
const buffer = { minLength: 12_288, periodicFlush: 100 };

/** One for the whole process: each has a timer of its own that never ends. */
const output = destination({ sync: false, ...buffer });

/** Passwords, tokens and message texts are never handed to it. */
export const createLog = (level: string, to: DestinationStream = output): Log =>
  pino({ level, base: null }, to);
