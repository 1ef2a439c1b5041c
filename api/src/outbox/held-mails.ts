import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { inSlices, sliceLength } from "#db/in-slices.ts";
import { mails } from "#db/schema.ts";
import { pendingState } from "./mail-writer.ts";

type Deps = { db: Database; now: () => Date; canSend: boolean; inbox: string };

/** Mails to the operator, which alone have a reply address, go to the inbox of today. */
export const syncHeldMails = ({ db, now, canSend, inbox }: Deps) => {
  const status = canSend ? "held" : "queued";
  return inSlices(db, (tx) => {
    const some = tx
      .select({ id: mails.id })
      .from(mails)
      .where(eq(mails.status, status))
      .limit(sliceLength);
    const changes = {
      ...pendingState(canSend, now()),
      lease: null,
      to: sql`CASE WHEN ${mails.replyTo} IS NULL THEN ${mails.to} ELSE ${inbox} END`,
    };
    return tx.update(mails).set(changes).where(inArray(mails.id, some)).returning({ id: mails.id });
  });
};
