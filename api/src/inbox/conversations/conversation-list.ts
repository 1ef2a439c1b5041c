import {
  and,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  type SQL,
  sql,
} from "drizzle-orm";
import type {
  Conversation,
  ConversationFilter,
  ConversationListQuery,
  LaterRequest,
  TripFilter,
} from "shared/inbox/conversations";
import type { Database, Reader } from "#platform/db/client.ts";
import { ignoringCase } from "#platform/db/schema/columns.ts";
import { matchingInIndex, type PhraseSearch } from "#platform/lists/list-queries.ts";
import { readList } from "#platform/lists/read-list.ts";
import { users } from "#tables/accounts.ts";
import { conversations } from "#tables/conversations.ts";
import { messages } from "#tables/messages.ts";
import { isUndated } from "../messages/open-trips.ts";
import { replyPlannedAt } from "../messages/planned-replies.ts";

const places = matchingInIndex("messages");

/** A conversation is found by what anybody wrote in it. */
const search: PhraseSearch = {
  places,
  // Sought by id alone, the rows themselves would be read along the sort's index.
  isFound: (phrase) =>
    sql`${conversations.seq} IN (SELECT seq FROM conversations WHERE id IN (SELECT conversation_id FROM messages WHERE seq IN (${places(phrase)})))`,
  // With `+`, SQLite reads the messages of a conversation instead of all that contain the phrase.
  isFoundByRow: (phrase) =>
    sql`EXISTS (SELECT 1 FROM ${messages} WHERE ${messages.conversationId} = ${conversations.id} AND +${messages.seq} IN (${places(phrase)}))`,
};

const listed = {
  table: conversations,
  sorts: {
    latestAt: conversations.latestAt,
    createdAt: conversations.createdAt,
    name: ignoringCase(conversations.name),
    waitingSince: conversations.waitingSince,
    // Conversations without a deadline come last.
    dueAt: sql`ifnull(${conversations.dueAt}, '~')`,
    startsOn: conversations.startsOn,
    remindAt: conversations.remindAt,
  },
  emptyLast: ["startsOn" as const, "remindAt" as const],
  searched: [
    conversations.name,
    conversations.email,
    conversations.phone,
    conversations.destination,
    conversations.preview,
  ],
  search,
};

export const isDue = (at: Date) =>
  and(isNotNull(conversations.remindAt), lte(conversations.remindAt, at.toISOString()));

export const isUpcoming = (at: Date) => gt(conversations.remindAt, at.toISOString());

export const isOverdue = (at: Date) =>
  and(isNotNull(conversations.waitingSince), lte(conversations.dueAt, at.toISOString()));

const isAssignedTo = (assignee: string, userId: string) =>
  assignee === "nobody"
    ? isNull(conversations.assigneeId)
    : eq(conversations.assigneeId, assignee === "me" ? userId : assignee);

type Asked = { userId: string; at: Date };

export const isTrip = ({ destination, from, until, undated }: TripFilter) =>
  and(
    destination ? eq(conversations.destination, destination) : undefined,
    from ? gte(conversations.startsOn, from) : undefined,
    until ? lte(conversations.startsOn, until) : undefined,
    undated ? isUndated : undefined,
  );

const toFilter = (filter: ConversationFilter, { userId, at }: Asked) => {
  const { box, state, waiting, due, overdue, assignee } = filter;
  const { waitingSince } = conversations;
  return and(
    box === "any" ? undefined : eq(conversations.box, box),
    state && eq(conversations.state, state),
    waiting === true ? isNotNull(waitingSince) : undefined,
    waiting === false ? isNull(waitingSince) : undefined,
    due === true ? isDue(at) : undefined,
    due === false ? isUpcoming(at) : undefined,
    overdue ? isOverdue(at) : undefined,
    assignee ? isAssignedTo(assignee, userId) : undefined,
    isTrip(filter),
  );
};

const {
  seq: _seq,
  assigneeId: _assigneeId,
  id: _id,
  replyDueAt: _replyDueAt,
  firstAnswerAt: _firstAnswerAt,
  source: _source,
  quotedAt: _quotedAt,
  confirmedAt: _confirmedAt,
  asksForId: _asksForId,
  ...shown
} = getTableColumns(conversations);

const asksFor = {
  _id: messages.id,
  name: messages.name,
  email: messages.email,
  phone: messages.phone,
  destination: messages.destination,
  paxNumber: messages.paxNumber,
  checkinDate: messages.checkinDate,
  checkoutDate: messages.checkoutDate,
  startsOn: messages.startsOn,
  endsOn: messages.endsOn,
  createdAt: messages.createdAt,
};

type Row = Awaited<ReturnType<typeof readRows>>[number];

const readRows = (read: Pick<Reader, "select">, where: SQL | undefined, orderBy: SQL[]) =>
  read
    .select({
      ...shown,
      _id: conversations.id,
      assigneeId: users.id,
      assigneeName: users.username,
      asksFor,
      replyPlannedAt,
    })
    .from(conversations)
    .leftJoin(users, eq(users.id, conversations.assigneeId))
    .leftJoin(messages, eq(messages.id, conversations.asksForId))
    .where(where)
    .orderBy(...orderBy);

const toRequest = (asked: NonNullable<Row["asksFor"]>): LaterRequest => ({
  ...asked,
  destination: asked.destination || null,
  paxNumber: asked.paxNumber || null,
  checkinDate: asked.checkinDate ?? "",
  checkoutDate: asked.checkoutDate ?? "",
});

const toConversation = ({ assigneeId, assigneeName, ...row }: Row): Conversation => ({
  ...row,
  asksFor: row.asksFor && toRequest(row.asksFor),
  assignee: assigneeId && assigneeName ? { _id: assigneeId, username: assigneeName } : null,
});

export const readConversations = async (
  read: Pick<Reader, "select">,
  ids: string[],
): Promise<Conversation[]> =>
  (await readRows(read, inArray(conversations.id, ids), [sql`${conversations.seq}`])).map(
    toConversation,
  );

export const listConversations = async (
  db: Database,
  { page, pageSize, q, sort, order, ...filter }: ConversationListQuery,
  asked: Asked,
) => {
  const read = async (where: SQL, orderBy: SQL[]) =>
    (await readRows(db.read, where, orderBy)).map(toConversation);
  const where = toFilter(filter, asked);
  const request = { page, pageSize, q, sort, order, where };
  const { rows, info } = await readList(db, { ...listed, read }, request);
  return { conversations: rows, ...info };
};
