import { eq } from "drizzle-orm";
import type { Reader } from "#platform/db/client.ts";
import type { Encryption } from "#platform/encryption.ts";
import type { Log } from "#platform/log.ts";
import { mailboxSettings } from "#tables/mailboxes.ts";
import { type MailboxAddress, toAddress } from "../mailbox/mailbox-connection.ts";

/** There is one row at most. */
export const mailboxRow = 1;
export const isMailboxRow = eq(mailboxSettings.id, mailboxRow);

export type StoredMailbox = typeof mailboxSettings.$inferSelect;

export const selectMailbox = async (
  read: Pick<Reader, "select">,
): Promise<StoredMailbox | undefined> => {
  const [row] = await read.select().from(mailboxSettings).where(isMailboxRow);
  return row;
};

/** `undefined` where it was encrypted with another key, as before a move to a new machine. */
export const decryptPassword = (
  { password }: StoredMailbox,
  { decrypt }: Encryption,
): Promise<string | undefined> => decrypt(password).catch(() => undefined);

/** Returns the saved mailbox; `undefined` if none is saved or it is unreadable. */
export const readStoredMailbox = async (
  read: Pick<Reader, "select">,
  encryption: Encryption,
  log: Log,
): Promise<MailboxAddress | undefined> => {
  const row = await selectMailbox(read);
  if (!row) return undefined;
  const password = await decryptPassword(row, encryption);
  if (password !== undefined) return toAddress({ ...row, password });
  log.error({ event: "mail.password_unreadable" }, "The mailbox password can't be decrypted.");
  return undefined;
};
