import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { backups } from "#db/schema/backups.ts";
import { agendaFeeds } from "#db/schema/desk/agenda-feeds.ts";
import { mails } from "#db/schema/mails.ts";
import { oneTimeLinks } from "#db/schema/one-time-links.ts";
import { countedRequests, installation } from "#db/schema/processes.ts";
import { failedSignIns, sessions } from "#db/schema/sessions.ts";
import type { Destination } from "../../backup/destination.ts";

const isUnsentLink = and(eq(mails.isPersonal, true), inArray(mails.status, ["queued", "held"]));
const endedLink = (at: Date) => ({
  status: "failed" as const,
  parts: [{ text: "The link of this mail works no more: please ask for a new one." }],
  lastError: "A backup was restored: the link in this mail works no more.",
  lease: null,
  dueAt: null,
  settledAt: at.toISOString(),
});

/** What was true when the backup was made, and is not any more: who was signed in, links that were to be mailed, addresses of calendars, and backups that are gone. */
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
    await tx.delete(failedSignIns);
    await tx.delete(countedRequests);
    await tx.delete(oneTimeLinks);
    await tx.delete(agendaFeeds);
    await tx.update(mails).set(endedLink(new Date())).where(isUnsentLink);
    // The bucket may still be another product's.
    await tx.delete(installation).where(eq(installation.name, "store-owner"));
    await tx.delete(backups).where(inArray(backups.id, lost));
  });
};
