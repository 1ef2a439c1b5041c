import { insufficientStorage } from "../errors.ts";
import type { DiskSpaceMonitor } from "../lib/disk-space.ts";
import { factory } from "./context.ts";

/** Refuses what visitors send with 507 while the room that is left is for the owner. */
export const requireDiskSpace = ({ isLow }: DiskSpaceMonitor) =>
  factory.createMiddleware(async (_c, next) => {
    if (await isLow()) throw insufficientStorage();
    await next();
  });
