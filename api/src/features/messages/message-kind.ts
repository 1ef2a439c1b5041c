import { inArray, type SQL, type SQLWrapper } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { ResponseMail } from "shared/outbox";
import type { Reader } from "#db/client.ts";
import { conversations } from "#db/schema/desk/conversations.ts";
import type { contacts, inquiries } from "#db/schema/messages.ts";
import { isOver } from "../../conversations/is-over.ts";
import type { ListTable } from "../../lists/list-queries.ts";
import { readResponseMails } from "../../outbox/response-mails.ts";
import type { Request } from "../../spam/judge-messages.ts";
import type { SpamCandidate } from "../../spam/possible-spam.ts";
import type { MessageMails } from "./mails/message-mails.ts";
import type { IntakeKind } from "./store-messages.ts";

export type MessageTable = typeof contacts | typeof inquiries;

export type MessageRow = MessageTable["$inferSelect"];

/** What a message is stored with, beside what its visitor typed. */
export type IntakeFields = Pick<
  MessageRow,
  | "id"
  | "flagged"
  | "receiptOwed"
  | "conversationId"
  | "aside"
  | "source"
  | "createdAt"
  | "promisedAt"
>;

/** A message before it is judged. */
export type TypedMessage<Input> = Input &
  Pick<MessageRow, "id" | "source" | "createdAt" | "promisedAt">;

/** What admins see of a message's conversation. */
export type Desk = Pick<
  typeof conversations.$inferSelect,
  "state" | "askedAt" | "startsOn" | "endsOn" | "datesSetAt"
>;

/** What is shown of a message beside what its visitor typed. */
export type Around = { responseMail: ResponseMail | null; desk: Desk | undefined };

type Placed = { id: string; conversationId: string | null };

const columns = {
  id: conversations.id,
  state: conversations.state,
  askedAt: conversations.askedAt,
  startsOn: conversations.startsOn,
  endsOn: conversations.endsOn,
  datesSetAt: conversations.datesSetAt,
};

type Read = Pick<Reader, "select">;
type Ids = string[] | SQLWrapper;

const readDesks = async (read: Read, ids: Ids) => {
  const rows = await read.select(columns).from(conversations).where(inArray(conversations.id, ids));
  return new Map<string | null, Desk>(rows.map(({ id, ...desk }) => [id, desk]));
};

/** The mails that carry answers to messages, and the conversations that the messages are part of. */
export const readAround = async (read: Read, messages: { ids: Ids; conversationIds: Ids }) => {
  const [mails, desks] = await Promise.all([
    readResponseMails(read, messages.ids),
    readDesks(read, messages.conversationIds),
  ]);
  return ({ id, conversationId }: Placed): Around => ({
    responseMail: mails.get(id) ?? null,
    desk: desks.get(conversationId),
  });
};

/** What admins read of either kind. */
export const toShown = <Row extends MessageRow>(
  {
    id: _id,
    seq: _seq,
    receiptOwed: _receiptOwed,
    trashed: _trashed,
    promisedAt: _promisedAt,
    settledAt,
    flagged: spam,
    conversationId: conversation,
    ...fields
  }: Row,
  { responseMail, desk }: Around,
) => ({
  ...fields,
  ...{ _id, spam, conversation, responseMail },
  state: desk?.state ?? null,
  waits:
    !spam && fields.respondedAt === null && settledAt === null && !(desk && isOver(desk.state)),
});

type RowQuery<Row> = {
  where: (where: SQL | undefined) => Promise<Row[]> & {
    orderBy: (
      ...columns: (SQLiteColumn | SQL)[]
    ) => Promise<Row[]> & { limit: (count: number) => Promise<Row[]> };
  };
};

/** How messages of a kind are read and shown. */
export type StoredKind<Row, Message> = {
  /** As in “Contact not found.” */
  noun: string;
  /** As the activity log calls it. */
  subject: "contact" | "inquiry";
  table: MessageTable;
  select: (read: Pick<Reader, "select">) => RowQuery<Row>;
  toMessage: (row: Row, around: Around) => Message;
};

/** How messages of a kind are taken in. */
export type NewKind<Input, Answer> = IntakeKind<TypedMessage<Input>, Answer> & {
  toSpamCandidate: (input: Input) => Pick<SpamCandidate, "lines" | "text">;
  toRequest: (input: Input) => Request;
  mails: MessageMails<Input>;
  toAnswer: (id: string) => Answer;
};

/** What tells contact messages and inquiries apart. */
export type MessageKind<
  Input,
  Row extends Input & MessageRow,
  Message,
  Answer,
  Sort extends string,
> = StoredKind<Row, Message> & ListTable<Sort> & NewKind<Input, Answer>;
