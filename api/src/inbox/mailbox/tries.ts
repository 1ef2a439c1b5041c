import { and, eq, lte, ne, or, sql } from "drizzle-orm";
import type { Database } from "#platform/db/client.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { type mailboxes, mailboxTries } from "#tables/mailboxes.ts";

type Cursor = typeof mailboxes.$inferSelect;

const { mailbox, uidValidity, uid, tries } = mailboxTries;

/** Counts that the mail at a cursor is tried; returns how often by now. */
const countTry = async ({ write }: Pick<Database, "write">, cursor: Cursor) => {
  const position = { mailbox: cursor.name, uidValidity: cursor.uidValidity, uid: cursor.lastUid };
  const [row] = await write((tx) =>
    tx
      .insert(mailboxTries)
      .values({ ...position, tries: 1 })
      .onConflictDoUpdate({
        target: [mailbox, uidValidity, uid],
        set: { tries: sql`${tries} + 1` },
      })
      .returning({ tries }),
  );
  return row?.tries ?? 1;
};

/** Counts one try, however often it is asked: reading a mail and storing it are the same one. */
export const createTry = (db: Pick<Database, "write">, cursor: Cursor) => {
  let counted: Promise<number> | undefined;
  return () => {
    counted ??= countTry(db, cursor);
    return counted;
  };
};
export type Try = ReturnType<typeof createTry>;

/** Nobody asks for mails up to a cursor again. */
export const forgetTries = (tx: Transaction, { name, uidValidity: current, lastUid }: Cursor) =>
  tx
    .delete(mailboxTries)
    .where(and(eq(mailbox, name), or(ne(uidValidity, current), lte(uid, lastUid))));
