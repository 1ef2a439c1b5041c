import { and, eq, inArray } from "drizzle-orm";
import type { AnswerChannel } from "shared/answer-channels";
import type { SiteSettings } from "shared/site-settings";
import { newId } from "#db/new-id.ts";
import { conversations } from "#db/schema/desk/conversations.ts";
import type { Transaction } from "#db/transaction.ts";
import type { Actor } from "../../audit/actor.ts";
import { settledStates } from "../../conversations/place-messages.ts";
import { noAddress, recordAnswer } from "../../conversations/record-answer.ts";
import { refreshConversations } from "../../conversations/refresh-conversations.ts";
import { editConflict, invalidField, notFound } from "../../lib/errors.ts";
import type { EnqueueMails } from "../../outbox/mail-writer.ts";
import { readResponseMails } from "../../outbox/response-mails.ts";
import { mayHaveReceipt } from "../../spam/receipts.ts";
import { findGuestThread } from "./mails/guest-threads.ts";
import { type MessageMails, responseMail } from "./mails/message-mails.ts";
import { type MessageRow, readAround, type StoredKind } from "./message-kind.ts";

/** The operator's answer; `respondedAt` is the time of the earlier answer that the operator has seen. */
export type MessageResponse = {
  responseMessage: string;
  respondedAt?: string | null | undefined;
  channel?: AnswerChannel | undefined;
};

type Writing = { tx: Transaction; enqueue: EnqueueMails; settings: SiteSettings };

const findRow = async <Row, Message>(
  { noun, table, select }: StoredKind<Row, Message>,
  tx: Transaction,
  id: string,
) => {
  const [row] = await select(tx).where(eq(table.id, id));
  if (!row) throw notFound(noun);
  return row;
};

const withResponseMail = async <Row extends MessageRow, Message>(
  { toMessage }: StoredKind<Row, Message>,
  tx: Transaction,
  row: Row,
) => {
  const conversationIds = row.conversationId === null ? [] : [row.conversationId];
  const aroundOf = await readAround(tx, { ids: [row.id], conversationIds });
  return toMessage(row, aroundOf(row));
};

/**
 * Stores the answer in place of an earlier one and mails it, unless it is the same again. 409
 * when the admin has seen another earlier answer than there is.
 */
export const respond = async <Row extends MessageRow, Message>(
  kind: StoredKind<Row, Message>,
  { tx, enqueue, settings }: Writing,
  id: string,
  response: MessageResponse & { by: Actor; at: Date },
): Promise<Message> => {
  const { responseMessage, respondedAt, channel = "mail", by, at } = response;
  const row = await findRow(kind, tx, id);
  const isMailed = channel === "mail";
  if (isMailed && !row.email) throw invalidField("channel", noAddress);
  const current = await withResponseMail(kind, tx, row);
  const wasMailed = (await readResponseMails(tx, [id])).has(id);
  const isRepeated = row.responseMessage === responseMessage && (wasMailed || !isMailed);
  if (isRepeated) return current;
  if (respondedAt !== undefined && respondedAt !== row.respondedAt) throw editConflict(current);
  // Nobody answers spam; and an answer is more than a receipt.
  const judged = { flagged: false, receiptOwed: false };
  const changes = { responseMessage, respondedAt: at.toISOString(), ...judged };
  await tx.update(kind.table).set(changes).where(eq(kind.table.id, id));
  const mail = isMailed ? { id: newId(), to: row.email } : null;
  const { conversationId, email: address, createdAt: until } = row;
  if (mail) {
    const replied = { conversationId: conversationId ?? "", address, until };
    const { thread } = await findGuestThread(tx, replied, settings);
    await enqueue([{ ...responseMail(row, responseMessage, settings, thread), id: mail.id }]);
  }
  const answer = { text: responseMessage, channel, mail, by, at };
  if (conversationId) await recordAnswer(tx, { conversationId, ...answer });
  return withResponseMail(kind, tx, { ...row, ...changes });
};

/** A genuine message waits for an answer, whatever was decided before it was known to be one. */
const reopen = async (tx: Transaction, id: string | null) => {
  if (!id) return;
  const isSettled = and(eq(conversations.id, id), inArray(conversations.state, [...settledStates]));
  await tx.update(conversations).set({ state: "new", lostReason: null }).where(isSettled);
};

/** Stores the operator's judgement. Whoever is no spammer has a receipt, or an answer, after it. */
export const setSpam = async <Input, Row extends Input & MessageRow, Message>(
  kind: StoredKind<Row, Message> & { mails: MessageMails<Input> },
  { tx, enqueue, settings }: Writing,
  id: string,
  { spam, at }: { spam: boolean; at: Date },
): Promise<Message> => {
  const row = await findRow(kind, tx, id);
  const changes = { flagged: spam, receiptOwed: spam && row.receiptOwed };
  await tx.update(kind.table).set(changes).where(eq(kind.table.id, id));
  if (!spam && row.respondedAt === null) await reopen(tx, row.conversationId);
  await refreshConversations(tx, [row.conversationId]);
  const needsReceipt = row.receiptOwed && !spam && row.respondedAt === null;
  if (needsReceipt && (await mayHaveReceipt(tx, row.email, at))) {
    const arrival = { at: new Date(row.createdAt), promisedAt: null };
    await enqueue([{ ...kind.mails.receipt(row, arrival, settings), about: id }]);
  }
  return withResponseMail(kind, tx, { ...row, ...changes });
};
