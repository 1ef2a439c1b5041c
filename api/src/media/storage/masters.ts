import { createDiskStorage, type Storage } from "./storage.ts";

/** Re-encoded pictures whose renditions are still to be made, by picture id; nobody is served them. */
export type Masters = Storage;

export const createMasters = (folder: string): Promise<Masters> => createDiskStorage(folder);
