import { createWriteStream } from "node:fs";
import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { newId } from "#platform/db/new-id.ts";
import type { DiskSpaceMonitor } from "#platform/disk-space.ts";
import { errorCode } from "#platform/error-code.ts";
import { insufficientStorage, notFound } from "#platform/errors.ts";
import { writeFileAtomically } from "#platform/files/write-file.ts";
import { type ImportPlan, parsePlan, stringifyPlan } from "./import-plan.ts";

const lifetime = 60 * 60_000;
const isId = (id: string) => /^[\da-f-]{36}$/.test(id);

async function* whileThereIsRoom(body: AsyncIterable<Uint8Array>, { isLow }: DiskSpaceMonitor) {
  for await (const chunk of body) {
    if (await isLow()) throw insufficientStorage();
    yield chunk;
  }
}

const expectImport = async <T>(reading: Promise<T>): Promise<T> => {
  try {
    return await reading;
  } catch (error) {
    throw errorCode(error) === "ENOENT" ? notFound("Import") : error;
  }
};

type Deps = { folder: string; diskSpace: DiskSpaceMonitor; now: () => Date };

/** Uploaded files and what they are going to change: a folder each, which all processes of a disk share. */
export const createImportFiles = ({ folder, diskSpace, now }: Deps) => {
  const getFolder = (id: string) => {
    if (!isId(id)) throw notFound("Import");
    return join(folder, id);
  };
  const getUploadPath = (id: string) => join(getFolder(id), "upload");
  const getPlanPath = (id: string) => join(getFolder(id), "plan.jsonl");
  const remove = (id: string) => rm(getFolder(id), { recursive: true, force: true });

  const removeOld = async () => {
    const ids = await readdir(folder).catch(() => []);
    let imports = 0;
    for (const id of ids.filter(isId)) {
      // Another process may have removed it in the meantime.
      const stats = await stat(getFolder(id)).catch(() => undefined);
      if (!stats || now().getTime() - stats.mtimeMs < lifetime) continue;
      await remove(id);
      imports += 1;
    }
    return { imports };
  };

  return {
    getUploadPath,
    remove,
    /** Imports that were not applied within an hour. */
    removeOld,
    /** Returns the id of the import. 507 before the disk is full. */
    receive: async (body: AsyncIterable<Uint8Array>) => {
      const id = newId();
      await mkdir(getFolder(id), { recursive: true });
      try {
        const file = createWriteStream(getUploadPath(id));
        await pipeline(whileThereIsRoom(body, diskSpace), file);
      } catch (error) {
        await remove(id);
        throw error;
      }
      return id;
    },
    savePlan: async (id: string, plan: ImportPlan) =>
      writeFileAtomically(getPlanPath(id), await stringifyPlan(plan)),
    /** 404 where it was applied, dropped or left for an hour. */
    readPlan: async (id: string): Promise<ImportPlan> =>
      parsePlan(await expectImport(readFile(getPlanPath(id), "utf8"))),
    drop: async (id: string) => {
      await expectImport(stat(getFolder(id)));
      await remove(id);
    },
  };
};
export type ImportFiles = ReturnType<typeof createImportFiles>;
