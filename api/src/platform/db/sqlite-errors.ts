import { LibsqlError } from "@libsql/client";
import { DrizzleQueryError } from "drizzle-orm";
import { errorCode } from "../error-code.ts";

/** An error and what it was caused by, the first cause last. */
export const listCauses = (error: unknown): Error[] =>
  error instanceof Error ? [error, ...listCauses(error.cause)] : [];

/** From the client as well as from the driver below it. */
const getCode = (error: unknown): string => {
  const causes = listCauses(error);
  const cause = causes.find((candidate) => candidate instanceof LibsqlError);
  return cause?.extendedCode ?? causes.map(errorCode).find((code) => code !== "") ?? "";
};

/** The write-ahead log could not be emptied in time; what was deleted may still be read from it. */
export class WalBusyError extends Error {}

export const isBusy = (error: unknown) =>
  /^(SQLITE_(BUSY|LOCKED)|TRANSACTION_BUSY)/.test(getCode(error));

export const isDiskFull = (error: unknown) => getCode(error).startsWith("SQLITE_FULL");

/** The database cannot be reached, read or written at present. */
export const isUnavailable = (error: unknown) =>
  error instanceof WalBusyError ||
  isBusy(error) ||
  /^SQLITE_(IOERR|CANTOPEN|READONLY|PROTOCOL)|^(SERVER_ERROR|CLIENT_CLOSED|TRANSACTION_)/.test(
    getCode(error),
  );

/** The database works, and does not take this row. */
export const isRowError = (error: unknown) =>
  /^SQLITE_(CONSTRAINT|TOOBIG|MISMATCH|RANGE)/.test(getCode(error));

export const isDuplicate = (error: unknown) =>
  /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)/.test(getCode(error));

/** The error as it may be logged: a failed query without its values, which people wrote. */
export const redactValues = (error: unknown): unknown =>
  error instanceof DrizzleQueryError
    ? new Error(`Failed query: ${error.query}`, { cause: error.cause })
    : error;
