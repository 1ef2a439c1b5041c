import { desc, eq } from "drizzle-orm";
import type { Mail } from "shared/outbox";
import type { ListQuery } from "shared/paging";
import type { Database } from "#db/client.ts";
import { mails } from "#db/schema.ts";
import { contains } from "#db/search-text.ts";
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
  list: async ({ page, pageSize, q }: ListQuery) => {
    const where = contains(mails.searchText, q);
    const rows = await db.read
      .select()
      .from(mails)
      .where(where)
      .orderBy(desc(mails.createdAt), desc(mails.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    return { mails: rows.map(toMail), total: await db.read.$count(mails, where), page, pageSize };
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
