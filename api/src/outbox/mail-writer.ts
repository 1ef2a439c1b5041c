import type { Database, Transaction } from "#db/client.ts";
import { newId } from "#db/row-id.ts";
import { mails } from "#db/schema.ts";

/** A mail to one recipient, from the operator; `answers` is the id of what it answers. */
export type NewMail = {
  to: string;
  replyTo?: string;
  subject: string;
  body: string;
  html: string;
  answers?: string;
};

/** What makes a mail wait for its turn, or be held where there is no mail server. */
export const waitingState = (canSend: boolean, at: Date) =>
  canSend
    ? ({ status: "queued", queuedAt: at.toISOString(), dueAt: at.toISOString() } as const)
    : ({ status: "held", queuedAt: null, dueAt: null } as const);

/** Puts mails into the outbox, in the transaction that stores their cause. */
export type Post = (newMails: NewMail[]) => Promise<void>;

/** Runs a transaction that may post mails; they are on their way once it is committed. */
export type WriteMails = <T>(job: (tx: Transaction, post: Post) => Promise<T>) => Promise<T>;

type Deps = { db: Database; now: () => Date; canSend: boolean };

/** `onWritten` is called after each such transaction. */
export const createMailWriter =
  ({ db, now, canSend }: Deps, onWritten: () => void): WriteMails =>
  async (job) => {
    const at = now();
    const state = { createdAt: at.toISOString(), ...waitingState(canSend, at) };
    const result = await db.write((tx) =>
      job(tx, async (newMails) => {
        const rows = newMails.map((mail) => ({ id: newId(), ...mail, ...state }));
        if (rows.length > 0) await tx.insert(mails).values(rows);
      }),
    );
    onWritten();
    return result;
  };
