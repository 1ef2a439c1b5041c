import { type Logger, pino } from "pino";

export type Log = Logger;

/** JSON lines on standard output. Passwords, tokens and message texts are never handed to it. */
export const createLog = (level: string): Log => pino({ level, base: null });
