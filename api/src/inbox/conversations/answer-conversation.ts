import { and, eq, sql } from "drizzle-orm";
import type { AnswerInput } from "shared/inbox/timeline";
import { addEntry } from "#audit/add-entries.ts";
import type { Actor } from "#platform/actor.ts";
import { newId } from "#platform/db/new-id.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { emailKey } from "#platform/email-key.ts";
import { editConflict, invalidField } from "#platform/errors.ts";
import { messages } from "#tables/messages.ts";
import type { Writing } from "../forms/change-message.ts";
import { findGuestThread } from "../mails/guest-threads.ts";
import { responseMail } from "../mails/message-mails.ts";
import { type ConversationRow, readConversation } from "../messages/conversation-row.ts";
import {
  findNewestMessage,
  noAddress,
  recordReply,
  whereUnanswered,
} from "../messages/record-reply.ts";
import { readTimeline } from "./read-timeline.ts";

/** Replies go to an address that the guest wrote from. */
const refuseOtherAddress = async (tx: Transaction, { id }: ConversationRow, to: string) => {
  const isFrom = and(
    eq(messages.conversationId, id),
    eq(messages.fromGuest, true),
    eq(sql`lower(coalesce(${messages.sender}, ${messages.email}))`, emailKey(to)),
  );
  if ((await tx.$count(messages, isFrom)) === 0)
    throw invalidField("to", "Choose an address the guest wrote from.");
};

/** Enqueues the mail that carries a reply. Returns it with the message that it answers. */
const mailReply = async (
  { tx, enqueue, settings }: Writing,
  conversation: ConversationRow,
  text: string,
  address: string,
) => {
  const replied = { conversationId: conversation.id, address };
  const { thread, message } = await findGuestThread(tx, replied, settings);
  const answersId = message?.id ?? (await findNewestMessage(tx, conversation.id)) ?? null;
  const mail = { id: newId(), to: address };
  const isOther = emailKey(address) !== emailKey(conversation.email);
  const name = isOther && message ? message.name : conversation.name;
  if (answersId !== null) {
    const guest = { id: answersId, name, email: address };
    await enqueue([{ ...responseMail(guest, text, settings, thread), id: mail.id }]);
  }
  return { mail, answersId };
};

/**
 * Stores a reply to all that waits, and mails it where that is its channel. 409 where somebody has written since the
 * conversation was read, with what it holds now.
 */
export const answerConversation = async (
  writing: Writing,
  id: string,
  { text, channel, to, latestAt }: AnswerInput,
  { key, by, at }: { key: string | undefined; by: Actor; at: Date },
) => {
  const { tx } = writing;
  const conversation = await readConversation(tx, id);
  if (latestAt !== undefined && latestAt !== conversation.latestAt)
    throw editConflict(await readTimeline(tx, id));
  const isMailed = channel === "mail";
  const address = to ?? conversation.email;
  if (isMailed && !address) throw invalidField("channel", noAddress);
  if (isMailed && to) await refuseOtherAddress(tx, conversation, to);
  const sent = isMailed
    ? await mailReply(writing, conversation, text, address)
    : { mail: null, answersId: (await findNewestMessage(tx, id)) ?? null };
  const reply = { id: key, text, channel, ...sent, by, at };
  await recordReply(tx, conversation, reply, whereUnanswered(id));
  const subject = { kind: "conversation", id } as const;
  const after = { channel };
  await addEntry(tx, { action: "conversation.answered", subject, after, by, at });
};
