import { eq } from "drizzle-orm";
import type { Database } from "#platform/db/client.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { mailboxes } from "#tables/mailboxes.ts";
import { forgetTries } from "./tries.ts";

export type Cursor = typeof mailboxes.$inferSelect;

export const readCursor = async (
  { read }: Pick<Database, "read">,
  name: string,
): Promise<Cursor | undefined> => {
  const [row] = await read.select().from(mailboxes).where(eq(mailboxes.name, name));
  return row;
};

export const saveCursor = async (tx: Transaction, cursor: Cursor) => {
  await tx
    .insert(mailboxes)
    .values(cursor)
    .onConflictDoUpdate({ target: mailboxes.name, set: cursor });
  await forgetTries(tx, cursor);
};
