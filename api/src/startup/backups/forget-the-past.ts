import { inArray } from "drizzle-orm";
import { openDatabase } from "#db/client.ts";
import { backups } from "#db/schema/backups.ts";
import { oneTimeLinks } from "#db/schema/one-time-links.ts";
import { sessions } from "#db/schema/sessions.ts";
import type { Destination } from "../../backup/destination.ts";

/** What was true when the backup was made, and is not any more: who was signed in, and backups that are gone. */
export const forgetThePast = async (path: string, { name, holds }: Destination) => {
  const db = await openDatabase({ url: `file:${path}` });
  try {
    const lost: string[] = [];
    for (const { id, place, file } of await db.read.select().from(backups)) {
      if (place !== name || file === null || !(await holds(file))) lost.push(id);
    }
    await db.write(async (tx) => {
      await tx.delete(sessions);
      await tx.delete(oneTimeLinks);
      await tx.delete(backups).where(inArray(backups.id, lost));
    });
    await db.truncateWal();
  } finally {
    db.close();
  }
};
