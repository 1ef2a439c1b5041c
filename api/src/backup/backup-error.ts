import { errorCode } from "../lib/error-code.ts";

/** A backup that cannot be made or used; the message is a sentence for the person who asked for it. */
export class BackupError extends Error {}

const systemSentences = new Map([
  ["ENOSPC", "The disk is full."],
  ["EDQUOT", "The disk is full."],
  ["EACCES", "The product may not use the folder of the backups, or read its own data."],
  ["EPERM", "The product may not use the folder of the backups, or read its own data."],
  ["EROFS", "The folder of the backups cannot be written to."],
]);

const whereFrom = "The log of the server says where.";

/** A sentence about any error, without paths. */
export const messageOf = (error: unknown) => {
  if (error instanceof BackupError) return error.message;
  const code = errorCode(error);
  const known = systemSentences.get(code);
  if (known) return `${known} ${whereFrom}`;
  return `The backup could not be made${code && ` (${code})`}. ${whereFrom}`;
};
