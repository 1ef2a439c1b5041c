import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#platform/db/client.ts";
import { readInSlices } from "#platform/db/read-in-slices.ts";
import { ignoringCase } from "#platform/db/schema/columns.ts";
import { matchingInIndex, type PhraseSearch } from "#platform/lists/list-queries.ts";
import { type ListRequest, readList } from "#platform/lists/read-list.ts";
import { type FormKind, messages } from "#tables/messages.ts";
import { type FormRow, formColumns, responseMessage } from "../messages/form-rows.ts";
import { type Around, readAround } from "./message-views.ts";

type MessageFilter = { answered?: boolean | undefined; spam?: boolean | undefined };

/** Possible spam is listed only where it is asked for, the trash never. */
export const whereListed = (kind: FormKind, { answered, spam = false }: MessageFilter) => {
  const { respondedAt, closedAt } = messages;
  // A form whose conversation was done or lost without an answer waits for none.
  const isAnswered = answered ? isNotNull(respondedAt) : and(isNull(respondedAt), isNull(closedAt));
  return and(
    eq(messages.kind, kind),
    eq(messages.flagged, spam),
    eq(messages.trashed, false),
    answered === undefined ? undefined : isAnswered,
  );
};

const places = matchingInIndex("messages");

/** Forms are found by their own words and by those of the latest reply. */
const search: PhraseSearch = {
  places,
  isFound: (phrase) => sql`${messages.seq} IN (
    ${places(phrase)} UNION
    SELECT form.seq FROM messages AS reply CROSS JOIN messages AS form ON form.id = reply.answers_id
    WHERE reply.seq IN (${places(phrase)}) AND reply.kind = 'reply' AND reply.created_at = form.responded_at)`,
  // The page is sought along the sort's index, which `+` leads to.
  isFoundByRow: (phrase) => sql`(+${messages.seq} IN (${places(phrase)}) OR EXISTS (
    SELECT 1 FROM messages AS reply WHERE reply.answers_id = messages.id
    AND reply.created_at = messages.responded_at AND +reply.seq IN (${places(phrase)})))`,
};

const sorts = {
  createdAt: messages.createdAt,
  name: ignoringCase(messages.name),
  email: ignoringCase(messages.email),
  destination: ignoringCase(messages.destination),
  paxNumber: messages.paxNumber,
};

const listed = {
  table: messages,
  sorts,
  searched: [
    messages.name,
    messages.email,
    messages.destination,
    messages.checkinDate,
    messages.checkoutDate,
    messages.phone,
    messages.text,
    responseMessage,
  ],
  search,
};

export type FormListRequest = ListRequest<keyof typeof sorts> & MessageFilter;

/** A page of the forms of a kind. */
export const listForms = async <View>(
  db: Database,
  kind: FormKind,
  toView: (form: FormRow, around: Around) => View,
  { answered, spam, ...request }: FormListRequest,
) => {
  const read = async (where: SQL, orderBy: SQL[]) => {
    const { id, conversationId } = messages;
    const [rows, getAround] = await Promise.all([
      db.read
        .select(formColumns)
        .from(messages)
        .where(where)
        .orderBy(...orderBy),
      readAround(db.read, {
        ids: db.read.select({ id }).from(messages).where(where),
        conversationIds: db.read.select({ conversationId }).from(messages).where(where),
      }),
    ]);
    return rows.map((row) => toView(row, getAround(row)));
  };
  const where = whereListed(kind, { answered, spam });
  return readList(db, { ...listed, read }, { ...request, where });
};

/** All forms of a kind, oldest first. */
export const readAllForms = ({ read }: Pick<Database, "read">, kind: FormKind) =>
  readInSlices<FormRow>(messages, (where, limit) =>
    read
      .select(formColumns)
      .from(messages)
      .where(and(eq(messages.kind, kind), where))
      .orderBy(messages.createdAt, messages.seq)
      .limit(limit),
  );
