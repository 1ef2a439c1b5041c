import { errorCode } from "#platform/error-code.ts";

/** A backup that cannot be made or used. Its message is shown as it is, and its name crosses threads. */
export class BackupError extends Error {
  override name = "BackupError";
}

const systemReasons = new Map([
  ["ENOSPC", "The disk is full."],
  ["EDQUOT", "The disk is full."],
  ["EACCES", "The product cannot write to the backup folder, or cannot read its own data."],
  ["EPERM", "The product cannot write to the backup folder, or cannot read its own data."],
  ["EROFS", "The backup folder is read-only."],
]);

const logHint = "See the server's log for details.";

/** A sentence about any error, without paths. */
export const describeError = (error: unknown) => {
  if (error instanceof Error && error.name === "BackupError") return error.message;
  const code = errorCode(error);
  const reason = systemReasons.get(code);
  if (reason) return `${reason} ${logHint}`;
  return `The backup could not be made${code && ` (${code})`}. ${logHint}`;
};
