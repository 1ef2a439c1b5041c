import type { Context } from "hono";
import { isFull, isUnavailable, withoutValues } from "#db/sqlite-errors.ts";
import { AppError, httpStatus, insufficientStorage, unavailable } from "../errors.ts";
import { errorCode } from "../lib/error-code.ts";
import type { Log } from "../log.ts";
import { StorageError, StorageFullError } from "../media/storage/storage-error.ts";
import type { AppEnv } from "./context.ts";

/** Every failure as the refusal that a client is told. */
const refusalOf = (error: Error): AppError => {
  if (error instanceof AppError) return error;
  if (isFull(error) || errorCode(error) === "ENOSPC" || error instanceof StorageFullError) {
    return insufficientStorage();
  }
  if (isUnavailable(error) || error instanceof StorageError) return unavailable();
  return new AppError("internal", "Something went wrong on our side.");
};

/** The one place where errors become HTTP: the JSON shape of the wire contract. */
export const answerErrors = (log: Log) => (error: Error, c: Context<AppEnv>) => {
  const refusal = refusalOf(error);
  const status = httpStatus[refusal.code];
  if (status >= 500)
    log.error({ err: withoutValues(error), requestId: c.get("requestId") }, refusal.code);
  return c.json(refusal.body, status, refusal.extra.headers);
};
