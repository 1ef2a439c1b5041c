import { eq } from "drizzle-orm";
import type { MailboxTrouble } from "shared/inbox/mailbox/mailbox-settings";
import type { Database, Reader } from "#platform/db/client.ts";
import { mailboxTroubles } from "#tables/mailboxes.ts";

/** There is one row at most. */
const row = 1;
const isMailboxRow = eq(mailboxTroubles.id, row);

export const noteTrouble = ({ write }: Pick<Database, "write">, reason: string, at: Date) =>
  write((tx) =>
    tx
      .insert(mailboxTroubles)
      .values({ id: row, since: at.toISOString(), reason })
      .onConflictDoUpdate({ target: mailboxTroubles.id, set: { reason } }),
  );

export const readTrouble = async (read: Pick<Reader, "select">): Promise<MailboxTrouble | null> => {
  const { since, reason } = mailboxTroubles;
  const [trouble] = await read.select({ since, reason }).from(mailboxTroubles).where(isMailboxRow);
  return trouble ?? null;
};

export const endTrouble = async ({ read, write }: Pick<Database, "read" | "write">) => {
  if ((await read.$count(mailboxTroubles)) > 0)
    await write((tx) => tx.delete(mailboxTroubles).where(isMailboxRow));
};
