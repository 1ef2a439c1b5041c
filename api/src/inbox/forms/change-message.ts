import { and, eq } from "drizzle-orm";
import type { AnswerChannel } from "shared/inbox/answer-channels";
import type { EnqueueMails } from "#mail/mail-writer.ts";
import { readResponseMails } from "#mail/response-mails.ts";
import type { Actor } from "#platform/actor.ts";
import { newId } from "#platform/db/new-id.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { editConflict, invalidField, notFound } from "#platform/errors.ts";
import { messages } from "#tables/messages.ts";
import { receiptMail } from "../mails/form-mails.ts";
import { findGuestThread } from "../mails/guest-threads.ts";
import { type MailContext, responseMail } from "../mails/message-mails.ts";
import { getVerificationCode, verificationPart } from "../mails/verification-codes.ts";
import { isSettled, readConversation } from "../messages/conversation-row.ts";
import { type FormRow, formColumns } from "../messages/form-rows.ts";
import { updatePlannedReplies } from "../messages/planned-replies.ts";
import { noAddress, recordReply } from "../messages/record-reply.ts";
import { saveSummaries } from "../messages/save-summaries.ts";
import { mayHaveReceipt } from "../spam/receipts.ts";
import { type FormType, readAround } from "./message-views.ts";

/** The operator's answer; `respondedAt` is the time of the earlier answer that the operator has seen. */
export type MessageResponse = {
  responseMessage: string;
  respondedAt?: string | null | undefined;
  channel?: AnswerChannel | undefined;
};

export type Writing = { tx: Transaction; enqueue: EnqueueMails } & Pick<
  MailContext,
  "settings" | "publicUrl"
>;

const findForm = async (
  { kind, noun }: Pick<FormType<unknown>, "kind" | "noun">,
  tx: Transaction,
  id: string,
): Promise<FormRow> => {
  const byId = and(eq(messages.id, id), eq(messages.kind, kind));
  const [row] = await tx.select(formColumns).from(messages).where(byId);
  if (!row) throw notFound(noun);
  return row;
};

const readView = async <View>(formType: FormType<View>, tx: Transaction, id: string) => {
  const form = await findForm(formType, tx, id);
  const ids = { ids: [form.id], conversationIds: [form.conversationId] };
  const getAround = await readAround(tx, ids);
  return formType.toView(form, getAround(form));
};

/**
 * Stores the answer in place of an earlier one and mails it, unless it is the same again. 409
 * when the admin has seen another earlier answer than there is.
 */
export const respond = async <View>(
  formType: FormType<View>,
  { tx, enqueue, settings, publicUrl }: Writing,
  id: string,
  {
    responseMessage: text,
    respondedAt,
    channel = "mail",
    by,
    at,
  }: MessageResponse & {
    by: Actor;
    at: Date;
  },
): Promise<View> => {
  const form = await findForm(formType, tx, id);
  const { conversationId, email: address, createdAt: until } = form;
  const isMailed = channel === "mail";
  if (isMailed && !address) throw invalidField("channel", noAddress);
  const wasMailed = (await readResponseMails(tx, [id])).has(id);
  const isRepeated = form.responseMessage === text && (wasMailed || !isMailed);
  if (isRepeated) return readView(formType, tx, id);
  if (respondedAt !== undefined && respondedAt !== form.respondedAt)
    throw editConflict(await readView(formType, tx, id));
  const mail = isMailed ? { id: newId(), to: address } : null;
  if (mail) {
    const { thread } = await findGuestThread(tx, { conversationId, address, until }, settings);
    const code = await getVerificationCode(tx, conversationId);
    const ends = [verificationPart(code, publicUrl)];
    await enqueue([{ ...responseMail(form, text, settings, thread, ends), id: mail.id }]);
  }
  const conversation = await readConversation(tx, conversationId);
  const reply = { text, channel, mail, answersId: id, by, at };
  await recordReply(tx, conversation, reply, eq(messages.id, id));
  return readView(formType, tx, id);
};

/** Stores the operator's judgement. A sender who is no spammer gets the receipt that is owed, unless there is an answer. */
export const setSpam = async <View>(
  formType: FormType<View>,
  { tx, enqueue, settings }: Writing,
  id: string,
  { spam, at }: { spam: boolean; at: Date },
): Promise<View> => {
  const form = await findForm(formType, tx, id);
  const waits = !spam && form.respondedAt === null;
  await tx
    .update(messages)
    .set({
      flagged: spam,
      receiptOwed: spam && form.receiptOwed,
      ...(waits && { closedAt: null }),
    })
    .where(eq(messages.id, id));
  const conversation = await readConversation(tx, form.conversationId);
  await saveSummaries(tx, [
    {
      ...conversation,
      // A genuine message waits for an answer, whatever was decided before it was known to be one.
      ...(waits && isSettled(conversation) && { state: "new", lostReason: null }),
      ...(!spam && conversation.box === "spam" && { box: "inbox" }),
    },
  ]);
  const { box } = await readConversation(tx, form.conversationId);
  if (box !== conversation.box) await updatePlannedReplies(tx, form.conversationId, box, at);
  if (waits && form.receiptOwed && (await mayHaveReceipt(tx, form.email, at))) {
    const arrival = { at: new Date(form.createdAt), replyDueAt: null };
    await enqueue([{ ...receiptMail(form, arrival, settings), about: id }]);
  }
  return readView(formType, tx, id);
};
