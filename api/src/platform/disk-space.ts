import { statfs } from "node:fs/promises";

export type DiskSpace = { free: number; total: number };

export const readDiskSpace = async (folder: string): Promise<DiskSpace> => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
};

/** 256 MiB hold ten photos of the largest size with their renditions, or some releases of the site. */
export const lowSpaceThreshold = ({ total }: DiskSpace) =>
  Math.min(256 * 1_024 * 1_024, total / 20);

const maxAge = 1_000;

const readIsLow = async (read: () => Promise<DiskSpace>) => {
  try {
    const space = await read();
    return space.free < lowSpaceThreshold(space);
  } catch {
    // If the free space is unknown, a full disk fails the write.
    return false;
  }
};

type Deps = { read: () => Promise<DiskSpace>; now: () => Date };

export const createDiskSpaceMonitor = ({ read, now }: Deps) => {
  let readAt: number | undefined;
  let latest = Promise.resolve(false);
  return {
    isLow: () => {
      const time = now().getTime();
      if (readAt === undefined || Math.abs(time - readAt) >= maxAge) {
        readAt = time;
        latest = readIsLow(read);
      }
      return latest;
    },
  };
};
export type DiskSpaceMonitor = ReturnType<typeof createDiskSpaceMonitor>;
