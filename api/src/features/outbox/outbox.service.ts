import { eq } from "drizzle-orm";
import type { Mail } from "shared/outbox";
import type { ListQuery } from "shared/paging";
import type { Database } from "#db/client.ts";
import { pageInfoOf, pageOf } from "#db/list-page.ts";
import { mails } from "#db/schema.ts";
import { notFound } from "../../errors.ts";

type Row = typeof mails.$inferSelect;

const toMail = (row: Row): Mail => ({
  _id: row.id,
  to: row.to,
  subject: row.subject,
  status: row.status,
  attempts: row.attempts,
  lastError: row.lastError,
  createdAt: row.createdAt,
});

/** The outbox as the admin sees it. */
export const createOutboxService = ({ db }: { db: Database }) => ({
  list: async (query: ListQuery) => {
    const rows = await pageOf(db.read.select().from(mails).$dynamic(), mails, query);
    return { mails: rows.map(toMail), ...(await pageInfoOf(db.read, mails, query)) };
  },

  /** Gives a failed mail another chance; without a mail server it is held. 404 if there is none. */
  retry: (id: string): Promise<Mail> =>
    db.write(async (tx) => {
      const [row] = await tx.select().from(mails).where(eq(mails.id, id));
      if (!row) throw notFound("Mail");
      if (row.status !== "failed") return toMail(row);
      await tx.update(mails).set({ status: "held" }).where(eq(mails.id, id));
      return toMail({ ...row, status: "held" });
    }),
});
export type OutboxService = ReturnType<typeof createOutboxService>;
