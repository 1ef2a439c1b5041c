import { access, constants, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { errorCode } from "#platform/error-code.ts";
import { isThere } from "#platform/files/is-there.ts";
import { StartError } from "#platform/start-error.ts";

/** `mkdir` never returns on some special file systems, such as Linux's /proc. */
const mkdirMilliseconds = 5_000;

const refuseSlowFolder = async () => {
  await pause(mkdirMilliseconds, undefined, { ref: false });
  throw new Error("creating it took too long");
};

/** In the data folder, while a restore is at work in it. */
export const unfinishedRestore = "restoring";

const refuseUnfinishedRestore = async (folder: string) => {
  if (!(await isThere(join(folder, unfinishedRestore)))) return;
  throw new StartError(
    `A restore into DATA_DIR ${folder} was interrupted: run pnpm restore again.`,
  );
};

/** Makes the data folder where there is none. Throws {@link StartError} when it is no use. */
export const prepareDataFolder = async (folder: string) => {
  try {
    await Promise.race([mkdir(folder, { recursive: true, mode: 0o700 }), refuseSlowFolder()]);
    await access(folder, constants.W_OK);
  } catch (error) {
    const reason = errorCode(error) || (error instanceof Error ? error.message : String(error));
    throw new StartError(`DATA_DIR ${folder} cannot be written to (${reason}).`);
  }
  await refuseUnfinishedRestore(folder);
};
