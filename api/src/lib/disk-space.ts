import { statfs } from "node:fs/promises";

/** Bytes of a file system: free for this process, and in all. */
export type DiskSpace = { free: number; total: number };

/** The room on the file system of a folder. */
export const readDiskSpace = async (folder: string): Promise<DiskSpace> => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
};

/**
 * Visitors leave this much free for the owner's own work: 256 MiB are room for ten photos of the
 * largest size with their renditions, or for some full releases of the site, and for the answers that
 * say why. A small file system keeps a twentieth free.
 */
const lowSpaceThreshold = ({ total }: DiskSpace) => Math.min(256 * 1_024 * 1_024, total / 20);

/** How long a reading counts (ms). */
const maxAge = 1_000;

type Deps = { read: () => Promise<DiskSpace>; now: () => Date };

/** Watches how much room there is; it looks about once a second at most. */
export const createDiskSpaceMonitor = ({ read, now }: Deps) => {
  const look = async () => {
    try {
      const room = await read();
      return room.free < lowSpaceThreshold(room);
    } catch {
      // Where nobody can tell, the disk itself says when it is full.
      return false;
    }
  };
  let lookedAt: number | undefined;
  let latest = Promise.resolve(false);
  return {
    /** Whether there is too little room for what visitors send. */
    isLow: () => {
      const time = now().getTime();
      if (lookedAt === undefined || Math.abs(time - lookedAt) >= maxAge) {
        lookedAt = time;
        latest = look();
      }
      return latest;
    },
  };
};
export type DiskSpaceMonitor = ReturnType<typeof createDiskSpaceMonitor>;
