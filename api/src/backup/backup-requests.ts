import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { newId } from "#db/new-id.ts";
import { createWorkLoop } from "../lib/async/work-loop.ts";
import { errorCode } from "../lib/error-code.ts";
import { isThere } from "../lib/files/is-there.ts";
import { writeFileAtomically } from "../lib/files/write-file.ts";
import type { Log } from "../lib/log.ts";
import { BackupError, messageOf } from "./backup-error.ts";
import type { Backups } from "./backups.ts";
import { packed } from "./pack-backup.ts";
import { backupFolder, isWorkFolder } from "./take-backup.ts";

/*
 * `pnpm backup` asks the running product by an empty file in a folder that its user alone can write to: it works on
 * every system, and opens no door to the network.
 */

const requestFolder = (dataDir: string) => join(backupFolder(dataDir), "requests");
const isRequest = (name: string) => /^[\da-f-]{36}$/.test(name);

const answer = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("done"), packed }),
  z.object({ outcome: z.literal("refused"), message: z.string() }),
]);
type Answer = z.infer<typeof answer>;

const lookEvery = 1_000;

type Deps = { dataDir: string; backups: Pick<Backups, "makeAt">; log: Log };

/** The product's side. */
export const createBackupRequests = ({ dataDir, backups, log }: Deps) => {
  const folder = requestFolder(dataDir);
  const answers = new Set<Promise<void>>();
  let isPrepared = false;

  /** What an earlier process left is nobody's any more. */
  const prepare = async () => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    isPrepared = true;
  };

  /** Before anything is made: later it is a backup in the making. */
  const removeLeftWork = async () => {
    const left = (await readdir(backupFolder(dataDir))).filter(isWorkFolder);
    for (const name of left) await rm(join(backupFolder(dataDir), name), { recursive: true });
  };

  const answerOne = async (id: string, signal: AbortSignal) => {
    const reply = (content: Answer) =>
      writeFileAtomically(join(folder, `${id}.json`), JSON.stringify(content));
    try {
      const made = await backups.makeAt(join(folder, `${id}.backup`), signal);
      await reply({ outcome: "done", packed: made });
    } catch (error) {
      if (!(error instanceof BackupError)) log.error({ event: "backup.failed", err: error });
      await reply({ outcome: "refused", message: messageOf(error) });
    }
  };

  /** They are made one after another; whoever waits sees that the request was taken. */
  const take = async (id: string, signal: AbortSignal) => {
    await rename(join(folder, id), join(folder, `${id}.taken`));
    const answered = answerOne(id, signal)
      .catch((error: unknown) => log.error({ event: "backup.unanswered", err: error }))
      .finally(() => answers.delete(answered));
    answers.add(answered);
  };

  const loop = createWorkLoop({
    run: async ({ signal }) => {
      if (!isPrepared) await prepare();
      for (const id of (await readdir(folder)).filter(isRequest)) await take(id, signal);
      return lookEvery;
    },
    onError: (error) => log.warn({ event: "backup.requests_unreadable", err: error }),
    backoff: { first: lookEvery, longest: 60 * lookEvery },
  });

  return {
    /** Without a usable folder the product serves all the same; it is tried again. */
    start: async () => {
      try {
        await prepare();
        await removeLeftWork();
      } catch (error) {
        log.error(
          { event: "backup.unusable", err: error },
          "The folder of backups cannot be used.",
        );
      }
      loop.start();
    },
    stop: async () => {
      await loop.stop();
      await Promise.all(answers);
    },
  };
};

const readOptional = async (path: string) => {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
};

/** The command's side. */
export const placeRequest = async (dataDir: string) => {
  const folder = requestFolder(dataDir);
  const id = newId();
  await writeFile(join(folder, id), "", { mode: 0o600 });
  return {
    file: join(folder, `${id}.backup`),
    /** `gone`: the product was restarted. */
    readState: async () => {
      if (await isThere(join(folder, id))) return "waiting";
      return (await isThere(join(folder, `${id}.taken`))) ? "taken" : "gone";
    },
    /** `undefined` as long as there is none. */
    readAnswer: async () => {
      const text = await readOptional(join(folder, `${id}.json`));
      return text === undefined ? undefined : answer.parse(JSON.parse(text));
    },
    withdraw: async () => {
      for (const ending of ["", ".taken", ".json", ".backup"])
        await rm(join(folder, `${id}${ending}`), { force: true });
    },
  };
};
export type BackupRequest = Awaited<ReturnType<typeof placeRequest>>;
