import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { createDiskStorage, type Storage } from "./storage.ts";

/** Re-encoded pictures whose renditions are still to be made, by picture id; nobody is served them. */
export type Masters = Storage & {
  remove: (id: string) => Promise<void>;
  /** Removes all that are not named. */
  removeOthers: (ids: string[]) => Promise<void>;
};

/** Masters in a folder that is not the public store. */
export const createMasters = async (folder: string): Promise<Masters> => {
  const storage = await createDiskStorage(folder);
  const remove = (id: string) => rm(join(folder, id), { force: true });
  return {
    ...storage,
    remove,
    removeOthers: async (ids) => {
      const named = new Set(ids);
      const others = (await readdir(folder)).filter((id) => !named.has(id));
      await Promise.all(others.map(remove));
    },
  };
};
