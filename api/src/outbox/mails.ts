import type { Transaction } from "#db/client.ts";
import { newId } from "#db/row-id.ts";
import { mails } from "#db/schema.ts";

/** A mail to one recipient, from the operator; `answers` is the id of what it answers. */
export type NewMail = {
  to: string;
  replyTo?: string;
  subject: string;
  body: string;
  answers?: string;
};

/** Puts mails into the outbox, in the transaction that stores their cause. They are held there. */
export const addMails = async (tx: Transaction, newMails: NewMail[], at: Date) => {
  if (newMails.length === 0) return;
  await tx.insert(mails).values(
    newMails.map((mail) => ({
      id: newId(),
      ...mail,
      status: "held" as const,
      createdAt: at.toISOString(),
    })),
  );
};
