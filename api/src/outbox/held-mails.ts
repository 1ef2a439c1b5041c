import { eq, inArray, sql } from "drizzle-orm";
import { batchSize, changeInBatches } from "#db/batches.ts";
import type { Database } from "#db/client.ts";
import { mails } from "#db/schema.ts";
import { pendingState } from "./mail-writer.ts";

type Deps = {
  db: Database;
  now: () => Date;
  mailServer: { readonly canSend: boolean; readonly inbox: string };
};

/** Mails to the operator, which alone have a reply address, go to the inbox of today. */
export const syncHeldMails = ({ db, now, mailServer: { canSend, inbox } }: Deps) => {
  const status = canSend ? "held" : "queued";
  return changeInBatches(db, (tx) => {
    const some = tx
      .select({ id: mails.id })
      .from(mails)
      .where(eq(mails.status, status))
      .limit(batchSize);
    const changes = {
      ...pendingState(canSend, now()),
      lease: null,
      to: sql`CASE WHEN ${mails.replyTo} IS NULL THEN ${mails.to} ELSE ${inbox} END`,
    };
    return tx.update(mails).set(changes).where(inArray(mails.id, some)).returning({ id: mails.id });
  });
};
