import { insufficientStorage } from "../errors.ts";
import type { RoomWatch } from "../lib/disk-space.ts";
import { factory } from "./context.ts";

/** Refuses what visitors send with 507 while the room that is left is for the owner. */
export const requireRoom = ({ isShort }: RoomWatch) =>
  factory.createMiddleware(async (_c, next) => {
    if (await isShort()) throw insufficientStorage();
    await next();
  });
