import { createDiskStorage, type Storage } from "./storage.ts";

/** Re-encoded pictures whose renditions are still to be made, by picture id; nobody is served them. */
export type Masters = Storage & {
  removeOthers: (ids: string[]) => Promise<void>;
};

export const createMasters = async (folder: string): Promise<Masters> => {
  const storage = await createDiskStorage(folder);
  return {
    ...storage,
    removeOthers: async (ids) => {
      const named = new Set(ids);
      for await (const id of storage.list()) if (!named.has(id)) await storage.remove(id);
    },
  };
};
