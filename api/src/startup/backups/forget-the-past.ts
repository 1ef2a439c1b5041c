import { inArray } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { backups } from "#db/schema/backups.ts";
import { oneTimeLinks } from "#db/schema/one-time-links.ts";
import { sessions } from "#db/schema/sessions.ts";
import type { Destination } from "../../backup/destination.ts";

/** What was true when the backup was made, and is not any more: who was signed in, and backups that are gone. */
export const forgetThePast = async (
  { read, write }: Pick<Database, "read" | "write">,
  { name, holds }: Destination,
) => {
  const lost: string[] = [];
  for (const { id, place, file } of await read.select().from(backups)) {
    if (place !== name || file === null || !(await holds(file))) lost.push(id);
  }
  await write(async (tx) => {
    await tx.delete(sessions);
    await tx.delete(oneTimeLinks);
    await tx.delete(backups).where(inArray(backups.id, lost));
  });
};
