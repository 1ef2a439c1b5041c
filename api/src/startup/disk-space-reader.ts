import type { Settings } from "../env.ts";
import { type Room, readRoom } from "../lib/disk-space.ts";

/** Messages in a database elsewhere need no room here. */
const elsewhere: Room = { free: Number.POSITIVE_INFINITY, total: Number.POSITIVE_INFINITY };

/** Reads how much room there is for what visitors send. */
export const createRoomReader =
  ({ DATABASE_URL, DATA_DIR }: Pick<Settings, "DATABASE_URL" | "DATA_DIR">) =>
  async () =>
    DATABASE_URL.startsWith("file:") ? readRoom(DATA_DIR) : elsewhere;
