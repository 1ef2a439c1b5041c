import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { upsertMany } from "#db/insert-many.ts";
import {
  conversationAddresses,
  conversationEntries,
  conversations,
} from "#db/schema/desk/conversations.ts";
import type { Transaction } from "#db/transaction.ts";
import { emailKey } from "../lib/email-key.ts";
import { earliest } from "./earliest.ts";
import { isOver } from "./is-over.ts";
import {
  addressesOf,
  type ConversationRow,
  joinSummaries,
  setTrashed,
  sourceOf,
  summaryOf,
  waitingFor,
} from "./place-messages.ts";
import { readMessages, type StoredMessage } from "./read-messages.ts";

const readAnswers = (tx: Transaction, ids: string[]) => {
  const { conversationId, kind, createdAt } = conversationEntries;
  const isAnswer = and(inArray(conversationId, ids), eq(kind, "answer"));
  return tx.select({ conversationId, createdAt }).from(conversationEntries).where(isAnswer);
};

const boxOf = ({ box }: ConversationRow, messages: StoredMessage[]) => {
  if (box === "trash") return box;
  return messages.every(({ flagged }) => flagged) ? "spam" : "inbox";
};

const waitingIn = ({ state }: ConversationRow, messages: StoredMessage[]) => {
  const open = messages.filter(
    ({ flagged, respondedAt, settledAt }) => !flagged && respondedAt === null && settledAt === null,
  );
  return waitingFor(isOver(state) ? [] : open);
};

const someOrAll = <Item>(all: Item[], isWanted: (item: Item) => boolean) => {
  const some = all.filter(isWanted);
  return some.length > 0 ? some : all;
};

/** Answers go where they went, as long as somebody wrote from there; else to an address of the guest's own messages. */
const emailOf = (row: ConversationRow, genuine: StoredMessage[], own: StoredMessage[]) => {
  const isSame = ({ email }: StoredMessage) => emailKey(email) === emailKey(row.email);
  const hasOne = ({ email }: StoredMessage) => email !== "";
  const known = genuine.filter(hasOne).findLast(isSame);
  return (known ?? own.findLast(hasOne))?.email ?? "";
};

/** The newest that asks for another trip than the one that stands. */
const findLaterRequest = (genuine: StoredMessage[], own: StoredMessage[], askedAt: string | null) =>
  genuine.findLast(
    (message) => !own.includes(message) && message.trip && message.createdAt > (askedAt ?? ""),
  );

/** What the guest's own messages say: the genuine ones that do not stand aside, or all where there is none. */
const summaryOfAll = (row: ConversationRow, messages: StoredMessage[]) => {
  const genuine = someOrAll(messages, ({ flagged }) => !flagged);
  const own = someOrAll(genuine, ({ aside }) => !aside);
  const forms = someOrAll(own, ({ isMail }) => !isMail);
  const summary = own.map(summaryOf).reduce((older, newer) => joinSummaries(newer, older));
  const nameOf = (some: StoredMessage[]) => some.findLast(({ name }) => name !== null)?.name;
  return {
    ...summary,
    name: nameOf(forms) ?? nameOf(own) ?? null,
    preview: genuine.map(summaryOf).at(-1)?.preview ?? "",
    email: emailOf(row, genuine, own),
    source: genuine.flatMap((message) => sourceOf(message) ?? [])[0] ?? null,
    asksForId: findLaterRequest(genuine, own, summary.askedAt)?.id ?? null,
  };
};

const datesSetIn = ({ startsOn, endsOn, datesSetAt }: ConversationRow) =>
  datesSetAt === null ? {} : { startsOn, endsOn };

/** `messages` are one at least, the oldest first. When it began and was first answered stays, also where both are removed. */
const refresh = (
  row: ConversationRow,
  messages: StoredMessage[],
  answers: string[],
): ConversationRow => {
  const summary = summaryOfAll(row, messages);
  const times = [...messages.map(({ createdAt }) => createdAt), ...answers].toSorted();
  const answered = [
    row.firstAnswerAt,
    ...answers,
    ...messages.map(({ respondedAt }) => respondedAt),
  ];
  return {
    ...row,
    ...summary,
    ...datesSetIn(row),
    box: boxOf(row, messages),
    ...waitingIn(row, messages),
    promisedAt: messages.find(({ flagged }) => !flagged)?.promisedAt ?? null,
    firstAnswerAt: earliest(answered),
    latestAt: [...times, row.latestAt].toSorted().at(-1) ?? row.latestAt,
    createdAt: earliest([row.createdAt, ...times]) ?? row.createdAt,
  };
};

/** Nobody is known any more by an address that no message has. */
const removeUnusedAddresses = (tx: Transaction, ids: string[], messages: StoredMessage[]) =>
  tx
    .delete(conversationAddresses)
    .where(
      and(
        inArray(conversationAddresses.conversationId, ids),
        sql`${conversationAddresses.address} NOT IN (SELECT value FROM json_each(${JSON.stringify(messages.flatMap(addressesOf))}))`,
      ),
    );

/** Says of conversations what their messages and answers say; removes those whose guest has none any more. */
export const refreshConversations = async (
  tx: Transaction,
  changed: readonly (string | null)[],
): Promise<void> => {
  const ids = [...new Set(changed)].filter((id) => id !== null);
  if (ids.length === 0) return;
  const { seq: _seq, ...columns } = getTableColumns(conversations);
  const [rows, messages, answers] = await Promise.all([
    tx.select(columns).from(conversations).where(inArray(conversations.id, ids)),
    readMessages(tx, ids),
    readAnswers(tx, ids),
  ]);
  const messagesOf = Map.groupBy(messages, ({ conversationId }) => conversationId);
  const answersOf = Map.groupBy(answers, ({ conversationId }) => conversationId);
  const kept = rows.flatMap((row) => {
    const own = messagesOf.get(row.id);
    const times = answersOf.get(row.id)?.map(({ createdAt }) => createdAt) ?? [];
    return own ? [refresh(row, own, times)] : [];
  });
  const gone = rows.map(({ id }) => id).filter((id) => !messagesOf.has(id));
  await upsertMany(tx, conversations, kept, conversations.id);
  for (const isTrash of [true, false]) {
    const lying = kept.filter(({ box }) => (box === "trash") === isTrash).map(({ id }) => id);
    if (lying.length > 0) await setTrashed(tx, lying, isTrash);
  }
  await removeUnusedAddresses(tx, ids, messages);
  if (gone.length > 0) await tx.delete(conversations).where(inArray(conversations.id, gone));
};
