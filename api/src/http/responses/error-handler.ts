import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { isDiskFull, isUnavailable, redactValues } from "#platform/db/sqlite-errors.ts";
import { errorCode } from "#platform/error-code.ts";
import {
  AppError,
  httpStatus,
  insufficientStorage,
  invalidField,
  unavailable,
} from "#platform/errors.ts";
import type { Log } from "#platform/log.ts";
import { StorageError, StorageFullError } from "#platform/storage-error.ts";
import type { AppEnv } from "../context.ts";
import { type NoteRefusal, noteRefusal } from "../log/note-refusal.ts";

const toAppError = (error: Error): AppError => {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException && error.status < 500) {
    return invalidField("", "The request body could not be read.");
  }
  if (isDiskFull(error) || errorCode(error) === "ENOSPC" || error instanceof StorageFullError) {
    return insufficientStorage();
  }
  if (isUnavailable(error) || error instanceof StorageError) return unavailable();
  return new AppError("internal", "Something went wrong on our side.");
};

export const createErrorHandler =
  (log: Log, note: NoteRefusal) => (error: Error, c: Context<AppEnv>) => {
    const refusal = toAppError(error);
    noteRefusal(c, refusal, note);
    const status = httpStatus[refusal.code];
    // A client that has left gets no answer.
    if (status >= 500 && !c.req.raw.signal.aborted) {
      const fields = { event: "request.failed", code: refusal.code, requestId: c.get("requestId") };
      log.error({ ...fields, err: redactValues(error) }, "Request failed.");
    }
    return c.json(refusal.body, status, refusal.extra.headers);
  };
