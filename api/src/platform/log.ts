import { type DestinationStream, destination, type Logger, pino } from "pino";

export type Log = Logger;

/** Flushes after `minLength` bytes (below pino's 16 KiB) or `periodicFlush` milliseconds. */
const buffer = { minLength: 12_288, periodicFlush: 100 };

/** One for the whole process, because each destination starts a timer that never ends. */
const output = destination({ sync: false, ...buffer });

/** Passwords, tokens and message texts are never handed to it. */
export const createLog = (level: string, to: DestinationStream = output): Log =>
  pino({ level, base: null }, to);
