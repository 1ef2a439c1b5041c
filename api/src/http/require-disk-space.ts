import type { DiskSpaceMonitor } from "#platform/disk-space.ts";
import { insufficientStorage } from "#platform/errors.ts";
import { factory } from "./context.ts";

/** The last free space is for the owner: visitors get 507. */
export const requireDiskSpace = ({ isLow }: DiskSpaceMonitor) =>
  factory.createMiddleware(async (_c, next) => {
    if (await isLow()) throw insufficientStorage();
    await next();
  });
