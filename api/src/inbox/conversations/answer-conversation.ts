import { and, eq, sql } from "drizzle-orm";
import type { AnswerInput } from "shared/inbox/timeline";
import { limits } from "shared/limits";
import { addEntry } from "#audit/add-entries.ts";
import type { Actor } from "#platform/actor.ts";
import { newId } from "#platform/db/new-id.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { emailKey } from "#platform/email-key.ts";
import { editConflict, invalidField } from "#platform/errors.ts";
import { messages } from "#tables/messages.ts";
import { attachFiles, takeFiles } from "../files/attach-files.ts";
import type { Writing } from "../forms/change-message.ts";
import { findGuestThread } from "../mails/guest-threads.ts";
import { responseMail } from "../mails/message-mails.ts";
import { getVerificationCode, verificationPart } from "../mails/verification-codes.ts";
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

const day = 24 * 3_600_000;

/** A reply whose time has passed, for example in a phone without a connection, goes at once. */
export const isPlanned = ({ sendAt }: Pick<AnswerInput, "sendAt">, at: Date) =>
  sendAt !== undefined && Date.parse(sendAt) > at.getTime();

/** Chats and calls are the team's own: the product neither sends files there nor waits for a time. */
const refuseUnsendable = ({ channel, files = [], sendAt }: AnswerInput, at: Date) => {
  const isMailed = channel === "mail";
  if (!isMailed && files.length > 0)
    throw invalidField("files", "Files can only go by email. Send them in the chat yourself.");
  if (sendAt === undefined) return;
  if (!isMailed) throw invalidField("sendAt", "Only emails can be sent later.");
  if (Date.parse(sendAt) - at.getTime() > limits.scheduledDays * day)
    throw invalidField("sendAt", `Choose a time in the next ${limits.scheduledDays} days.`);
};

/** The files and the time as they are stored with a reply. */
export const toAsked = ({ files = [], sendAt }: Pick<AnswerInput, "files" | "sendAt">) => ({
  ...(files.length > 0 && { files }),
  ...(sendAt !== undefined && { sendAt: new Date(sendAt).toISOString() }),
});

type Letter = { text: string; address: string; files: string[]; sendAt: string | undefined };

/** Enqueues the mail that carries a reply. Returns it with the message that it answers. */
const mailReply = async (
  { tx, enqueue, settings, publicUrl }: Writing,
  conversation: ConversationRow,
  { text, address, ...sent }: Letter,
) => {
  const replied = { conversationId: conversation.id, address };
  const { thread, message } = await findGuestThread(tx, replied, settings);
  const answersId = message?.id ?? (await findNewestMessage(tx, conversation.id)) ?? null;
  const mail = { id: newId(), to: address };
  const isOther = emailKey(address) !== emailKey(conversation.email);
  const name = isOther && message ? message.name : conversation.name;
  if (answersId !== null) {
    const guest = { id: answersId, name, email: address };
    const code = await getVerificationCode(tx, conversation.id);
    const ends = [verificationPart(code, publicUrl)];
    const response = responseMail(guest, text, settings, thread, ends);
    await enqueue([{ ...response, ...sent, id: mail.id }]);
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
  input: AnswerInput,
  { key, by, at }: { key: string | undefined; by: Actor; at: Date },
) => {
  const { tx } = writing;
  const { text, channel, to, latestAt } = input;
  const conversation = await readConversation(tx, id);
  if (latestAt !== undefined && latestAt !== conversation.latestAt)
    throw editConflict(await readTimeline(tx, id));
  refuseUnsendable(input, at);
  const isMailed = channel === "mail";
  const address = to ?? conversation.email;
  if (isMailed && !address) throw invalidField("channel", noAddress);
  if (isMailed && to) await refuseOtherAddress(tx, conversation, to);
  const files = await takeFiles(tx, id, input.files ?? [], at);
  const isLater = isPlanned(input, at);
  const asked = toAsked(input);
  const sendAt = isLater ? asked.sendAt : undefined;
  const sent = isMailed
    ? await mailReply(writing, conversation, { text, address, files, sendAt })
    : { mail: null, answersId: (await findNewestMessage(tx, id)) ?? null };
  const reply = {
    ...{ id: key ?? newId(), text, channel, ...sent, by, at },
    ...{ asked, isPlanned: isLater },
  };
  await recordReply(tx, conversation, reply, whereUnanswered(id));
  await attachFiles(tx, files, reply.id);
  const subject = { kind: "conversation", id } as const;
  const after = { channel, ...(sendAt && { sendAt }) };
  await addEntry(tx, { action: "conversation.answered", subject, after, by, at });
};
