import type { Database } from "#platform/db/client.ts";
import { insertMany } from "#platform/db/insert-many.ts";
import { newId } from "#platform/db/new-id.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { mails } from "#tables/mails.ts";
import type { MailContent } from "./mail-parts.ts";

export type NewMail = MailContent & {
  /** Given where something else names the mail. */
  id?: string;
  to: string;
  replyTo?: string;
  references?: string[];
  answers?: string;
  about?: string;
  receiptFor?: string;
  /** It carries a link for its reader alone. */
  isPersonal?: boolean;
  /** Ids of stored files. */
  files?: string[];
  /** It waits until then. */
  sendAt?: string | undefined;
};

export const heldState = { status: "held", queuedAt: null, dueAt: null } as const;

export const pendingState = (canSend: boolean, at: string) =>
  canSend ? ({ status: "queued", queuedAt: at, dueAt: at } as const) : heldState;

export const toMailRows = (newMails: NewMail[], canSend: boolean, at: Date) => {
  const createdAt = at.toISOString();
  return newMails.map((mail) => ({
    ...{ id: newId(), isPersonal: false, ...mail, createdAt },
    ...pendingState(canSend, mail.sendAt ?? createdAt),
  }));
};

export type EnqueueMails = (newMails: NewMail[]) => Promise<void>;

export type WriteWithMails = <T>(
  job: (tx: Transaction, enqueue: EnqueueMails) => Promise<T>,
) => Promise<T>;

type Deps = { db: Database; now: () => Date; mailServer: { readonly canSend: boolean } };

export const createMailWriter =
  ({ db, now, mailServer }: Deps, onWritten: () => void): WriteWithMails =>
  async (job) => {
    const at = now();
    const result = await db.write((tx) =>
      job(tx, async (newMails) => {
        const rows = toMailRows(newMails, mailServer.canSend, at);
        await insertMany(tx, mails, rows);
      }),
    );
    onWritten();
    return result;
  };
