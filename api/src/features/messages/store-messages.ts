import type { z } from "zod";
import {
  deleteExpiredAnswers,
  isOtherBody,
  type KeyedBody,
  keyConflict,
  readAnswers,
} from "#db/idempotency.ts";
import { insertMany } from "#db/insert-many.ts";
import type { SharedLimiter } from "#db/limits/shared-limiter.ts";
import { newId } from "#db/new-id.ts";
import { idempotencyKeys } from "#db/schema/idempotency-keys.ts";
import { mails } from "#db/schema/mails.ts";
import type { Transaction } from "#db/transaction.ts";
import type { GuestMessage } from "../../conversations/guest-message.ts";
import {
  type KnownConversations,
  placeMessages,
  readConversationsOf,
  savePlaced,
} from "../../conversations/place-messages.ts";
import { type AppError, rateLimited } from "../../lib/errors.ts";
import { type NewMail, toMailRows } from "../../outbox/mail-writer.ts";
import { countLastMinute } from "../../spam/floods.ts";
import {
  judgeMessage,
  type Recent,
  type Request,
  type Verdict,
} from "../../spam/judge-messages.ts";
import { aDayBefore, countReceipts } from "../../spam/receipts.ts";
import type { NoticePlace } from "./mails/message-mails.ts";
import { type FirstNotices, readFirstNotices } from "./mails/notice-threads.ts";
import type { SentSince } from "./recent-requests.ts";
import { type FloodDeps, recordFlood } from "./record-flood.ts";

/** What is stored of a visitor's message, and what its sender is answered. */
export type NewMessage<Row, Answer> = {
  keyed: KeyedBody | undefined;
  /** By what its sender is counted; nobody where it comes from no request. */
  visitor?: string | undefined;
  at: Date;
  id: string;
  row: Row;
  request: Request;
  /** Whether it looks like spam by itself. */
  isSuspect: boolean;
  notice: (place: NoticePlace & { isFlagged: boolean }) => NewMail;
  receipt: () => NewMail;
  answer: Answer;
};

/** What becomes of a message when it is judged. */
export type Judgement = {
  flagged: boolean;
  receiptOwed: boolean;
  conversationId: string | null;
  aside: boolean;
};

/** Where messages of a kind are stored, and the shape of the answer to them. */
export type IntakeKind<Row, Answer> = {
  /** Keys of repeated requests are told apart by it. */
  route: string;
  insert: (tx: Transaction, rows: (Row & Judgement)[]) => Promise<void>;
  toGuestMessage: (row: Row) => Omit<GuestMessage, "flagged">;
  /** The keys of the latest requests from these addresses. */
  readRecent: (tx: Transaction, sent: SentSince) => Promise<string[]>;
  answerSchema: z.ZodType<Answer>;
};

/** How many one visitor may send. */
export type Limited = { visitors: Pick<SharedLimiter, "open"> };

type Judged<Row, Answer> = { message: NewMessage<Row, Answer>; verdict: Verdict };

const withKey = <Row, Answer>(messages: NewMessage<Row, Answer>[]) =>
  messages.flatMap(({ keyed, answer, at }) => (keyed ? [{ ...keyed, answer, at }] : []));

/** `firstNotices` learns of those that begin a thread. */
const noticesOf = <Row, Answer>(
  { message, verdict: { isNotified, isFlagged } }: Judged<Row, Answer>,
  conversationId: string | null,
  firstNotices: FirstNotices,
): NewMail[] => {
  if (!isNotified || conversationId === null) return [];
  const first = firstNotices.get(conversationId);
  const notice = { ...message.notice({ conversationId, first, isFlagged }), id: newId() };
  if (!first) firstNotices.set(conversationId, notice);
  return [notice];
};

type Past = {
  recent: Recent;
  known: KnownConversations;
  firstNotices: FirstNotices;
};

/** Judges messages one after another, and stores them with their mails. */
const storeNew = async <Row, Answer>(
  tx: Transaction,
  messages: NewMessage<Row, Answer>[],
  { recent, known, firstNotices }: Past,
  { insert, toGuestMessage, at, ...deps }: IntakeKind<Row, Answer> & FloodDeps & { at: Date },
) => {
  const judged = messages.map((message) => ({ message, verdict: judgeMessage(message, recent) }));
  const placed = placeMessages(
    judged.map(({ message: { row }, verdict: { isFlagged } }) => ({
      ...toGuestMessage(row),
      flagged: isFlagged,
    })),
    known,
  );
  await savePlaced(tx, placed, known);
  await insert(
    tx,
    judged.map(({ message: { id, row }, verdict: { isFlagged } }) => ({
      ...row,
      flagged: isFlagged,
      receiptOwed: isFlagged,
      ...placed.ofMessage(id),
    })),
  );
  const mailRows = judged.flatMap((one) => {
    const { message, verdict } = one;
    const about = message.id;
    const notices = noticesOf(one, placed.ofMessage(about).conversationId, firstNotices);
    const newMails = [...notices, ...(verdict.hasReceipt ? [message.receipt()] : [])];
    const rows = newMails.map((mail) => ({ ...mail, about }));
    return toMailRows(rows, deps.canSend, message.at);
  });
  await insertMany(tx, mails, mailRows);
  const ofFlood = judged.filter(({ verdict }) => verdict.isFlood).length;
  if (ofFlood > 0) await recordFlood(tx, ofFlood, at, deps);
};

/** Those of new keys whose visitors may send them, and why the others may not. */
const takeFresh = <Row, Answer>(
  messages: NewMessage<Row, Answer>[],
  answers: Awaited<ReturnType<typeof readAnswers>>,
  takeVisitor: (address: string) => number,
) => {
  const refusals = new Map<NewMessage<Row, Answer>, AppError>();
  const fresh = messages.filter((message) => {
    const { keyed, answer, visitor } = message;
    if (keyed && answers.has(keyed.key)) return false;
    const seconds = visitor === undefined ? 0 : takeVisitor(visitor);
    if (seconds > 0) refusals.set(message, rateLimited(seconds));
    else if (keyed) answers.set(keyed.key, { answer, bodyHash: keyed.bodyHash });
    return seconds === 0;
  });
  return { fresh, refusals };
};

/**
 * Stores those messages whose keys are new. Returns how many, and what to answer each: as it is stored, 409 where its
 * key came with another text, or 429 where its visitor has sent too many.
 */
export const storeMessages = async <Row, Answer>(
  tx: Transaction,
  messages: NewMessage<Row, Answer>[],
  deps: IntakeKind<Row, Answer> & FloodDeps & Limited & { at: Date },
) => {
  const { route, at } = deps;
  const keys = withKey(messages).map(({ key }) => key);
  const addresses = messages.map(({ request }) => request.email);
  await deleteExpiredAnswers(tx, at);
  const visitors = messages.flatMap(({ visitor }) => visitor ?? []);
  const guests = messages.map(({ row }) => deps.toGuestMessage(row));
  const [answers, counts, lastMinute, requests, receipts, known, firstNotices] = await Promise.all([
    readAnswers(tx, { route, keys, at }),
    deps.visitors.open(tx, visitors),
    countLastMinute(tx, at),
    deps.readRecent(tx, { addresses, since: aDayBefore(at) }),
    countReceipts(tx, addresses, at),
    readConversationsOf(tx, guests),
    readFirstNotices(tx, guests),
  ]);
  const { perVisitor } = deps.mailContext.settings.messages;
  const { fresh, refusals } = takeFresh(messages, answers, (visitor) =>
    counts.take(visitor, perVisitor),
  );
  await counts.save();
  const keyRows = withKey(fresh).map(({ at: since, ...fields }) => ({
    route,
    ...fields,
    createdAt: since.toISOString(),
  }));
  await insertMany(tx, idempotencyKeys, keyRows);
  const recent = { lastMinute, requests: new Set(requests), receipts };
  if (fresh.length > 0) await storeNew(tx, fresh, { recent, known, firstNotices }, deps);
  return {
    count: fresh.length,
    answers: messages.map((message): unknown => {
      const { keyed, answer } = message;
      const refusal = refusals.get(message);
      if (refusal) return refusal;
      const stored = keyed && answers.get(keyed.key);
      if (!stored) return answer;
      return isOtherBody(stored, keyed) ? keyConflict() : stored.answer;
    }),
  };
};
