import { eq } from "drizzle-orm";
import type { Mail, MailListQuery } from "shared/outbox";
import type { Database } from "#db/client.ts";
import { mails } from "#db/schema.ts";
import { notFound } from "../../errors.ts";
import { createList } from "../../lists/list.ts";
import { foldCase, searchTextOf } from "../../lists/search-text.ts";

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

const listOf = (db: Database) =>
  createList(db, {
    table: mails,
    read: (where, limit) =>
      db.read.select().from(mails).where(where).orderBy(mails.createdAt, mails.id).limit(limit),
    sorts: ["createdAt", "to"],
    toEntry: ({ id, createdAt, to, subject, status }: Row) => ({
      id,
      createdAt,
      keys: { createdAt, to: foldCase(to) },
      text: searchTextOf(to, subject),
      group: status,
    }),
  });

/** The outbox as the admin sees it. */
export const createOutboxService = ({ db }: { db: Database }) => {
  const list = listOf(db);
  return {
    warmUpList: list.warmUp,

    list: async ({ status, ...query }: MailListQuery) => {
      const { rows, info } = await list.page({ ...query, group: status });
      return { mails: rows.map(toMail), ...info };
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
  };
};
export type OutboxService = ReturnType<typeof createOutboxService>;
