import { and, desc, gt, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { type NewMail, toMailRows } from "#mail/mail-writer.ts";
import {
  deleteExpiredAnswers,
  isOtherBody,
  keyConflict,
  readAnswers,
} from "#platform/db/idempotency.ts";
import { insertMany } from "#platform/db/insert-many.ts";
import type { SharedLimiter } from "#platform/db/limits/shared-limiter.ts";
import { newId } from "#platform/db/new-id.ts";
import { ignoringCase } from "#platform/db/schema/columns.ts";
import { idempotencyKeys } from "#platform/db/schema/idempotency-keys.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { type AppError, rateLimited } from "#platform/errors.ts";
import { mails } from "#tables/mails.ts";
import { messages as messageTable } from "#tables/messages.ts";
import { noticeMail, receiptMail } from "../mails/form-mails.ts";
import { type FirstNotices, readFirstNotices } from "../mails/notice-threads.ts";
import { readKnownGuests, storeForms } from "../messages/store-forms.ts";
import { countLastMinute } from "../spam/floods.ts";
import { judgeMessage, requestKey, type Verdict } from "../spam/judge-messages.ts";
import { aDayBefore, countReceipts } from "../spam/receipts.ts";
import type { NewMessage } from "./new-message.ts";
import { recordFlood } from "./record-flood.ts";

/** A route that messages come in by: it counts its visitors and recognizes its repeated requests. */
export type IntakeRoute = { route: string; visitors: Pick<SharedLimiter, "open"> };

type Receiving = IntakeRoute & { canSend: boolean; at: Date };
type Judged = { message: NewMessage; verdict: Verdict };

const storedAnswer = z.object({ id: z.string() });

/** Caps the comparison, so repeated messages cannot slow down others. */
const mostCompared = 500;

/** The latest requests from the senders of messages of one kind. */
const readRecentRequests = async (tx: Transaction, batch: NewMessage[], since: string) => {
  const emails = JSON.stringify(batch.map(({ form }) => form.email));
  const kinds = [...new Set(batch.map(({ form }) => form.kind))];
  const rows = await tx
    .select()
    .from(messageTable)
    .where(
      and(
        // The index by email begins with these.
        inArray(messageTable.kind, kinds),
        inArray(messageTable.flagged, [true, false]),
        sql`${ignoringCase(messageTable.email)} IN (SELECT value FROM json_each(${emails}))`,
        gt(messageTable.createdAt, since),
      ),
    )
    .orderBy(desc(messageTable.createdAt))
    .limit(mostCompared);
  return new Set(rows.map((row) => requestKey(row, row.flagged)));
};

/** Leaves out messages that were stored before under the same key, and refuses those of visitors who sent too many. */
const selectNew = (
  batch: NewMessage[],
  answers: Awaited<ReturnType<typeof readAnswers>>,
  takeVisitor: (message: NewMessage) => number,
) => {
  const refusals = new Map<NewMessage, AppError>();
  const fresh = batch.filter((message) => {
    const { keyed, form } = message;
    if (keyed && answers.has(keyed.key)) return false;
    const seconds = takeVisitor(message);
    if (seconds > 0) refusals.set(message, rateLimited(seconds));
    else if (keyed) answers.set(keyed.key, { answer: { id: form.id }, bodyHash: keyed.bodyHash });
    return seconds === 0;
  });
  return { fresh, refusals };
};

/** The mail to the team; the first one about a guest begins their thread, which `firstNotices` learns of. */
const createNotices = (
  { message: { form, context }, verdict: { isNotified, isFlagged } }: Judged,
  conversationId: string | undefined,
  firstNotices: FirstNotices,
): NewMail[] => {
  if (!isNotified || conversationId === undefined) return [];
  const first = firstNotices.get(conversationId);
  const notice = noticeMail(form, context, { conversationId, first, isFlagged });
  const named = { ...notice, id: newId() };
  if (!first) firstNotices.set(conversationId, named);
  return [named];
};

const createReceipts = ({ message: { form, at, context }, verdict }: Judged): NewMail[] => {
  if (!verdict.hasReceipt) return [];
  const arrival = { at, replyDueAt: form.replyDueAt };
  return [receiptMail(form, arrival, context.settings)];
};

/** The notices and receipts that messages bring. */
const toMails = (
  judged: Judged[],
  conversationIds: Map<string, string>,
  firstNotices: FirstNotices,
  canSend: boolean,
) =>
  judged.flatMap((entry) => {
    const { form, at } = entry.message;
    const notices = createNotices(entry, conversationIds.get(form.id), firstNotices);
    const about = form.id;
    const both = [...notices, ...createReceipts(entry)].map((mail) => ({ ...mail, about }));
    return toMailRows(both, canSend, at);
  });

/** Ids for those that are stored, also if they were before; 409 for a key that came with another text. */
const toResult = (
  { keyed, form }: NewMessage,
  answers: Awaited<ReturnType<typeof readAnswers>>,
): string | AppError => {
  const stored = keyed && answers.get(keyed.key);
  if (!stored) return form.id;
  return isOtherBody(stored, keyed) ? keyConflict() : storedAnswer.parse(stored.answer).id;
};

/**
 * Stores the messages whose keys are new, with their mails. Returns how many, and for each its id, or why it is refused:
 * 409 where its key came with another text, 429 where its visitor has sent too many.
 */
export const receiveMessages = async (
  tx: Transaction,
  batch: NewMessage[],
  { route, visitors, canSend, at }: Receiving,
): Promise<{ count: number; results: (string | AppError)[] }> => {
  await deleteExpiredAnswers(tx, at);
  const keys = batch.flatMap(({ keyed }) => keyed?.key ?? []);
  const forms = batch.map(({ form }) => form);
  const emails = forms.map(({ email }) => email);
  const addresses = batch.flatMap(({ visitor }) => visitor ?? []);
  const [answers, counts, lastMinute, requests, receipts, known, firstNotices] = await Promise.all([
    readAnswers(tx, { route, keys, at }),
    visitors.open(tx, addresses),
    countLastMinute(tx, at),
    readRecentRequests(tx, batch, aDayBefore(at)),
    countReceipts(tx, emails, at),
    readKnownGuests(tx, forms),
    readFirstNotices(tx, forms),
  ]);

  const { fresh, refusals } = selectNew(batch, answers, ({ visitor, context }) =>
    visitor === undefined ? 0 : counts.take(visitor, context.settings.messages.perVisitor),
  );
  await counts.save();
  const newKeys = fresh.flatMap(({ keyed, form: { id, createdAt } }) =>
    keyed ? [{ route, ...keyed, answer: { id }, createdAt }] : [],
  );
  await insertMany(tx, idempotencyKeys, newKeys);

  const recent = { lastMinute, requests, receipts };
  const judged = fresh.map((message) => ({ message, verdict: judgeMessage(message, recent) }));
  const flagged = judged.map(({ message: { form }, verdict: { isFlagged } }) => ({
    ...form,
    flagged: isFlagged,
    receiptOwed: isFlagged,
  }));
  const conversationIds = await storeForms(tx, flagged, known);
  await insertMany(tx, mails, toMails(judged, conversationIds, firstNotices, canSend));
  const ofFlood = judged.filter(({ verdict }) => verdict.isFlood);
  const last = ofFlood.at(-1)?.message;
  if (last) await recordFlood(tx, ofFlood.length, at, { canSend, mailContext: last.context });

  const results = batch.map((message) => refusals.get(message) ?? toResult(message, answers));
  return { count: fresh.length, results };
};
