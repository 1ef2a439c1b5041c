import { and, eq, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { batchSize, changeInBatches } from "#platform/db/batches.ts";
import type { Database } from "#platform/db/client.ts";
import { mails } from "#tables/mails.ts";
import { heldState } from "../mail-writer.ts";

type Deps = {
  db: Database;
  now: () => Date;
  mailServer: { readonly canSend: boolean; readonly inbox: string };
};

/** Mails to the operator, which alone have a reply address. */
const isToOperator = isNotNull(mails.replyTo);

/** Redirects the mails that no worker has leased to the current inbox. */
const readdressQueued = ({ db, mailServer: { inbox } }: Deps) =>
  db.write((tx) =>
    tx
      .update(mails)
      .set({ to: inbox })
      .where(
        and(eq(mails.status, "queued"), isNull(mails.lease), isToOperator, ne(mails.to, inbox)),
      ),
  );

/** Queues what was held, or holds what was queued; mails to the operator go to the inbox of today. */
export const syncHeldMails = async (deps: Deps) => {
  const { db, now, mailServer } = deps;
  const { canSend, inbox } = mailServer;
  const status = canSend ? "held" : "queued";
  await changeInBatches(db, (tx) => {
    const batch = tx
      .select({ id: mails.id })
      .from(mails)
      .where(eq(mails.status, status))
      .limit(batchSize);
    const from = sql<string>`max(${now().toISOString()}, coalesce(${mails.sendAt}, ''))`;
    const changes = {
      ...(canSend ? { status: "queued" as const, queuedAt: from, dueAt: from } : heldState),
      lease: null,
      to: sql`CASE WHEN ${isToOperator} THEN ${inbox} ELSE ${mails.to} END`,
    };
    return tx
      .update(mails)
      .set(changes)
      .where(inArray(mails.id, batch))
      .returning({ id: mails.id });
  });
  if (canSend) await readdressQueued(deps);
};
