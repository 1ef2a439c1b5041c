import { setTimeout as pause } from "node:timers/promises";
import { BackupError } from "../../backup/backup-error.ts";
import { type BackupRequest, placeRequest } from "../../backup/backup-requests.ts";
import { moveFile } from "../../backup/move-file.ts";
import type { Settings } from "../../env/env.ts";
import { errorCode } from "../../lib/error-code.ts";
import { StartError } from "../../lib/start-error.ts";
import { isRunning } from "../data/is-running.ts";

/** The product looks every second. */
const takenWithin = 15_000;
const lookEvery = 250;
const looksPerProbe = 8;

/** Throws where it is lost, as in an update. */
const readState = async ({ readState }: BackupRequest) => {
  const state = await readState();
  if (state === "gone") throw new StartError("The product was restarted: run this again.");
  return state;
};

const untilTaken = async (request: BackupRequest) => {
  const until = Date.now() + takenWithin;
  while ((await readState(request)) === "waiting") {
    if (Date.now() > until) {
      throw new StartError("The product runs, and does not answer: start it anew, or stop it.");
    }
    await pause(lookEvery);
  }
};

const untilAnswered = async (request: BackupRequest, settings: Settings) => {
  for (let looks = 1; ; looks += 1) {
    const answer = await request.readAnswer();
    if (answer) return answer;
    await readState(request);
    if (looks % looksPerProbe === 0 && !(await isRunning(settings))) {
      throw new StartError("The product ended before the backup was made.");
    }
    await pause(lookEvery);
  }
};

const place = async (dataDir: string) => {
  try {
    return await placeRequest(dataDir);
  } catch (error) {
    if (!/^(ENOENT|EACCES|EPERM)$/.test(errorCode(error))) throw error;
    throw new StartError(
      "The product runs, and cannot be asked: run this as its user, or start it anew.",
    );
  }
};

/** Has the running product make a backup. Throws {@link StartError} or {@link BackupError}. */
export const askProduct = async (settings: Settings, target: string) => {
  const request = await place(settings.DATA_DIR);
  try {
    await untilTaken(request);
    const answer = await untilAnswered(request, settings);
    if (answer.outcome === "refused") throw new BackupError(answer.message);
    await moveFile(request.file, target);
    return answer.packed;
  } finally {
    await request.withdraw();
  }
};
