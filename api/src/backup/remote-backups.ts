import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type BackupState, backupState } from "shared/backups";
import { createWorkLoop } from "../lib/async/work-loop.ts";
import { errorCode } from "../lib/error-code.ts";
import { isThere } from "../lib/files/is-there.ts";
import { writeFileAtomically } from "../lib/files/write-file.ts";
import type { Log } from "../lib/log.ts";
import type { BackupSchedule } from "./backup-schedule.ts";
import { backupFolder } from "./take-backup.ts";

type Running = BackupState["running"];

const lookEvery = 1_000;

const unlessMissing = async <T>(reading: Promise<T>): Promise<T | undefined> => {
  try {
    return await reading;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
};

const filesIn = (dataDir: string) => ({
  asked: join(backupFolder(dataDir), "asked"),
  running: join(backupFolder(dataDir), "running.json"),
});

/** For processes that make none: files tell the one that does, and what it is doing. */
export const createRemoteBackups = (dataDir: string) => {
  const files = filesIn(dataDir);
  return {
    ask: async () => {
      await mkdir(backupFolder(dataDir), { recursive: true, mode: 0o700 });
      await writeFile(files.asked, "", { mode: 0o600 });
    },
    running: async (): Promise<Running> => {
      // First, as it is removed when the other is there.
      const asked = await unlessMissing(stat(files.asked));
      const text = await unlessMissing(readFile(files.running, "utf8"));
      if (text !== undefined) return backupState.shape.running.parse(JSON.parse(text));
      return asked ? { since: asked.mtime.toISOString(), step: "database" } : null;
    },
  };
};
export type RemoteBackups = ReturnType<typeof createRemoteBackups>;

type Deps = { dataDir: string; schedule: Pick<BackupSchedule, "ask" | "running">; log: Log };

/** The side of the process that makes them. */
export const createRemoteBackupsWork = ({ dataDir, schedule, log }: Deps) => {
  const files = filesIn(dataDir);
  /** Unknown at first: an earlier process may have left a file. */
  let shown: string | undefined;

  const show = async (running: Running) => {
    const text = JSON.stringify(running);
    if (text === shown) return;
    if (running) await writeFileAtomically(files.running, text);
    else await rm(files.running, { force: true });
    shown = text;
  };

  return createWorkLoop({
    run: async () => {
      const isAsked = await isThere(files.asked);
      if (isAsked && !schedule.running()) schedule.ask();
      await show(schedule.running());
      if (isAsked) await rm(files.asked, { force: true });
      return lookEvery;
    },
    onError: (error) => log.warn({ event: "backup.requests_unreadable", err: error }),
    backoff: { first: lookEvery, longest: 60 * lookEvery },
  });
};
