import { and, eq, sql } from "drizzle-orm";
import type { AnswerInput } from "shared/timeline";
import { newId } from "#db/new-id.ts";
import { guestMails } from "#db/schema/desk/guest-mails.ts";
import { contacts, inquiries } from "#db/schema/messages.ts";
import type { Transaction } from "#db/transaction.ts";
import type { Actor } from "../../../audit/actor.ts";
import { addEntry } from "../../../audit/add-entries.ts";
import type { ConversationRow } from "../../../conversations/place-messages.ts";
import { answerMessages, noAddress, recordAnswer } from "../../../conversations/record-answer.ts";
import { emailKey } from "../../../lib/email-key.ts";
import { editConflict, invalidField } from "../../../lib/errors.ts";
import { findGuestThread } from "../mails/guest-threads.ts";
import { responseMail } from "../mails/message-mails.ts";
import { findConversation, type Writing } from "./change-conversations.ts";
import { readTimeline } from "./read-timeline.ts";

/** Answers go to who wrote. */
const refuseOtherAddress = async (tx: Transaction, { id }: ConversationRow, to: string) => {
  const isFrom = (table: typeof contacts | typeof inquiries) =>
    and(eq(table.conversationId, id), eq(sql`lower(${table.email})`, emailKey(to)));
  const found = await Promise.all(
    [contacts, inquiries].map((table) =>
      tx.select({ id: table.id }).from(table).where(isFrom(table)).limit(1),
    ),
  );
  const isSender = eq(
    sql`lower(coalesce(${guestMails.sender}, ${guestMails.email}))`,
    emailKey(to),
  );
  const isMail = and(eq(guestMails.conversationId, id), eq(guestMails.kind, "reply"), isSender);
  const mails = await tx.select({ id: guestMails.id }).from(guestMails).where(isMail).limit(1);
  if ([...found.flat(), ...mails].length === 0)
    throw invalidField("to", "Choose an address that the guest wrote from.");
};

/**
 * Keeps an answer, and mails it where that is its channel. 409 where somebody has written since the conversation
 * was read, with what it holds now.
 */
export const answerConversation = async (
  { tx, enqueue, settings }: Writing,
  id: string,
  { text, channel, to: wanted, latestAt }: AnswerInput,
  { key, by, at }: { key: string | undefined; by: Actor; at: Date },
) => {
  const conversation = await findConversation(tx, id);
  if (latestAt !== undefined && latestAt !== conversation.latestAt)
    throw editConflict(await readTimeline(tx, id));
  const email = wanted ?? conversation.email;
  if (channel === "mail" && !email) throw invalidField("channel", noAddress);
  if (channel === "mail" && wanted) await refuseOtherAddress(tx, conversation, wanted);
  const replied = { conversationId: id, address: email };
  const found = channel === "mail" ? await findGuestThread(tx, replied, settings) : undefined;
  const answered = await answerMessages(tx, {
    ...{ conversationId: id, text, at },
    messageId: found?.message?.id,
  });
  const mail = channel === "mail" ? { id: newId(), to: email } : null;
  if (mail && answered && found) {
    const isOther = emailKey(email) !== emailKey(conversation.email);
    const name = isOther && found.message ? found.message.name : conversation.name;
    const guest = { id: answered, name, email };
    await enqueue([{ ...responseMail(guest, text, settings, found.thread), id: mail.id }]);
  }
  await recordAnswer(tx, { id: key, conversationId: id, text, channel, mail, by, at });
  const subject = { kind: "conversation", id } as const;
  const after = { channel };
  await addEntry(tx, { action: "conversation.answered", subject, after, by, at });
};
