import { eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { sourceName } from "shared/message-source";
import { upsertMany } from "#db/insert-many.ts";
import { conversationAddresses, conversations } from "#db/schema/desk/conversations.ts";
import { formDetails, type MessageDetails } from "#db/schema/desk/message-details.ts";
import { messages } from "#db/schema/messages.ts";
import type { Transaction } from "#db/transaction.ts";
import { emailKey } from "../lib/email-key.ts";
import { notFound } from "../lib/errors.ts";
import { earliest } from "./earliest.ts";
import { isOver } from "./is-over.ts";

export type ConversationRow = Omit<typeof conversations.$inferSelect, "seq">;

const { seq: _seq, ...conversationColumns } = getTableColumns(conversations);

export { conversationColumns };

/** 404 where there is none. */
export const readConversation = async (
  tx: Pick<Transaction, "select">,
  id: string,
): Promise<ConversationRow> => {
  const byId = eq(conversations.id, id);
  const [row] = await tx.select(conversationColumns).from(conversations).where(byId);
  if (!row) throw notFound("Conversation");
  return row;
};

/** In characters. */
const previewLength = 200;

/** None of the characters is cut in two. */
export const toPreview = (text: string) =>
  Array.from(text.slice(0, 2 * previewLength))
    .slice(0, previewLength)
    .join("")
    .toWellFormed();

/** What a conversation is computed from. */
const summarized = {
  id: messages.id,
  conversationId: messages.conversationId,
  kind: messages.kind,
  createdAt: messages.createdAt,
  // A sender that nothing but the address proves may be somebody else.
  name: sql<
    string | null
  >`CASE WHEN ${messages.sender} IS NULL AND NOT coalesce(${messages.details} ->> 'byAddress', 0) THEN ${messages.name} END`,
  email: messages.email,
  phone: messages.phone,
  destination: messages.destination,
  paxNumber: messages.paxNumber,
  checkinDate: messages.checkinDate,
  checkoutDate: messages.checkoutDate,
  startsOn: messages.startsOn,
  endsOn: messages.endsOn,
  text: sql<string | null>`substr(${messages.text}, 1, ${previewLength})`,
  flagged: messages.flagged,
  aside: messages.aside,
  replyDueAt: messages.replyDueAt,
  respondedAt: messages.respondedAt,
  closedAt: messages.closedAt,
  details:
    sql<MessageDetails | null>`CASE WHEN ${messages.kind} <> 'mail' THEN ${messages.details} END`.mapWith(
      messages.details,
    ),
};

/** Nobody's conversation becomes slow to change, however often somebody writes: messages between these are not read. */
const mostOldest = 50;
const mostNewest = 200;

/** What guests wrote in the conversations whose ids are the `value` of `ids`, oldest first. */
export const readGuestMessages = (tx: Pick<Transaction, "select">, ids: SQL) => {
  const some = (order: "ASC" | "DESC", limit: number) => {
    const direction = sql.raw(order);
    return sql`SELECT seq FROM (SELECT seq FROM messages WHERE conversation_id = one.value AND from_guest ORDER BY created_at ${direction}, seq ${direction} LIMIT ${limit})`;
  };
  const picked = sql`${messages.seq} IN (${some("ASC", mostOldest)} UNION ${some("DESC", mostNewest)})`;
  return tx
    .select(summarized)
    .from(sql`${ids} AS one`)
    .crossJoin(messages)
    .where(picked)
    .orderBy(messages.createdAt, messages.seq);
};
export type GuestMessage = Awaited<ReturnType<typeof readGuestMessages>>[number];

/** Whether its guest waits for an answer to it. */
export const isOpen = ({
  flagged,
  respondedAt,
  closedAt,
}: Pick<GuestMessage, "flagged" | "respondedAt" | "closedAt">) =>
  !flagged && respondedAt === null && closedAt === null;

const asksForTrip = ({ destination, paxNumber, checkinDate, checkoutDate }: GuestMessage) =>
  Boolean(destination || paxNumber || checkinDate || checkoutDate);

const someOrAll = <Item>(all: Item[], isWanted: (item: Item) => boolean) => {
  const some = all.filter(isWanted);
  return some.length > 0 ? some : all;
};

/** Answers go where they went, as long as somebody wrote from there; else to an address of the guest's own messages. */
const chooseEmail = (row: ConversationRow, genuine: GuestMessage[], own: GuestMessage[]) => {
  const hasEmail = ({ email }: GuestMessage) => email !== "";
  const isSame = ({ email }: GuestMessage) => emailKey(email) === emailKey(row.email);
  const known = own.findLast(isSame) ?? genuine.findLast(isSame);
  return (row.email && known ? known : own.findLast(hasEmail))?.email ?? "";
};

const chooseName = (own: GuestMessage[]) => {
  const lastName = (some: GuestMessage[]) => some.findLast(({ name }) => name !== null)?.name;
  // A mail gives its guest's name only where no form did.
  return lastName(someOrAll(own, ({ kind }) => kind !== "mail")) ?? lastName(own) ?? null;
};

const toTrip = (row: ConversationRow, asked: GuestMessage | undefined) => ({
  destination: asked?.destination || null,
  paxNumber: asked?.paxNumber || null,
  checkinDate: asked?.checkinDate ?? null,
  checkoutDate: asked?.checkoutDate ?? null,
  askedAt: asked?.createdAt ?? null,
  ...(row.datesSetAt === null && {
    startsOn: asked?.startsOn ?? null,
    endsOn: asked?.endsOn ?? null,
  }),
});

const findSource = (genuine: GuestMessage[]) => {
  for (const { details } of genuine) {
    const source = formDetails.safeParse(details).data?.source;
    const name = source && sourceName(source);
    if (name) return name;
  }
  return null;
};

/** The deadline of the first request outlives that request. */
const keepDeadline = (row: ConversationRow, all: GuestMessage[], genuine: GuestMessage[]) => {
  const [first] = all;
  const isWhole = first !== undefined && first.createdAt <= row.createdAt;
  return isWhole && genuine[0] ? genuine[0].replyDueAt : row.replyDueAt;
};

/**
 * What a conversation says, computed from its messages, of which there is one at least, oldest first. The guest's own
 * messages count: the genuine ones that are not aside, or all where there is none.
 */
export const summarize = (row: ConversationRow, all: GuestMessage[]): ConversationRow => {
  const isSpam = all.every(({ flagged }) => flagged);
  const genuine = someOrAll(all, ({ flagged }) => !flagged);
  const own = someOrAll(genuine, ({ aside }) => !aside);
  const asked = own.findLast(asksForTrip);
  const isLater = (message: GuestMessage) =>
    asksForTrip(message) && message.createdAt > (asked?.createdAt ?? "");
  const open = isOver(row.state) ? [] : all.filter(isOpen);
  const times = all.map(({ createdAt }) => createdAt);
  return {
    ...row,
    ...toTrip(row, asked),
    name: chooseName(own),
    email: chooseEmail(row, genuine, own),
    phone: own.findLast(({ phone }) => phone !== null)?.phone ?? null,
    asksForId:
      genuine.findLast((message) => !own.includes(message) && isLater(message))?.id ?? null,
    preview: genuine.at(-1)?.text ?? "",
    source: findSource(genuine),
    box: row.box === "inbox" && isSpam ? "spam" : row.box,
    waitingSince: open[0]?.createdAt ?? null,
    dueAt: earliest(open.map(({ replyDueAt }) => replyDueAt)),
    replyDueAt: isSpam ? null : keepDeadline(row, all, genuine),
    firstAnswerAt: earliest([row.firstAnswerAt, ...all.map(({ respondedAt }) => respondedAt)]),
    latestAt: [...times, row.latestAt].toSorted().at(-1) ?? row.latestAt,
    createdAt: earliest([row.createdAt, ...times]) ?? row.createdAt,
  };
};

/** Stores what conversations say; removes those whose guest has no message left. */
export const saveSummaries = async (tx: Transaction, rows: ConversationRow[]) => {
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const all = await readGuestMessages(tx, sql`json_each(${ids})`);
  const messagesOf = Map.groupBy(all, ({ conversationId }) => conversationId);
  const summaries = rows.flatMap((row) => {
    const own = messagesOf.get(row.id);
    return own ? [summarize(row, own)] : [];
  });
  const empty = rows.map(({ id }) => id).filter((id) => !messagesOf.has(id));
  await upsertMany(tx, conversations, summaries, conversations.id);
  if (empty.length > 0) await tx.delete(conversations).where(inArray(conversations.id, empty));
};

/** Computes conversations again after their messages or the team's decisions have changed. */
export const summarizeConversations = async (
  tx: Transaction,
  changed: readonly string[],
): Promise<void> => {
  const ids = [...new Set(changed)];
  if (ids.length === 0) return;
  const isChanged = inArray(conversations.id, ids);
  await saveSummaries(
    tx,
    await tx.select(conversationColumns).from(conversations).where(isChanged),
  );
};

/** The same after messages were removed or moved away, whose addresses nobody may be known by any more. */
export const summarizeRest = async (tx: Transaction, changed: readonly string[]) => {
  const { address, conversationId } = conversationAddresses;
  const isUsed = sql`EXISTS (SELECT 1 FROM ${messages} WHERE ${eq(messages.conversationId, conversationId)} AND from_guest AND (lower(${messages.email}) = ${address} OR ${messages.phone} = ${address}))`;
  await tx
    .delete(conversationAddresses)
    .where(sql`${inArray(conversationId, [...new Set(changed)])} AND NOT ${isUsed}`);
  await summarizeConversations(tx, changed);
};
