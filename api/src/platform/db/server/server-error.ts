import { LibsqlError } from "@libsql/client";
import { ResponseError } from "@libsql/hrana-client";

/** A server names the constraint in words alone. */
const getExtendedCode = ({ message }: ResponseError) =>
  message.includes("UNIQUE constraint failed") ? "SQLITE_CONSTRAINT_UNIQUE" : undefined;

const isOfStatement = ({ code = "" }: ResponseError) =>
  /^(SQL|ARGS|TRANSACTION|RESPONSE)/.test(code);

/**
 * Converts a statement's error to the error that a file gives; any other error means that the server cannot be used
 * at present.
 */
export const toLibsqlError = (error: unknown): LibsqlError => {
  if (error instanceof LibsqlError) return error;
  if (error instanceof ResponseError && isOfStatement(error))
    return new LibsqlError(
      error.message,
      error.code ?? "",
      getExtendedCode(error),
      undefined,
      error,
    );
  const reason = error instanceof Error ? error : new Error(String(error));
  return new LibsqlError(reason.message, "SERVER_ERROR", undefined, undefined, reason);
};
