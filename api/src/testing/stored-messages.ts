import { and, eq, inArray, isNull, like, type SQL, sql } from "drizzle-orm";
import { startConversation } from "#inbox/messages/store-forms.ts";
import type { Database } from "#platform/db/client.ts";
import { insertMany } from "#platform/db/insert-many.ts";
import { newId } from "#platform/db/new-id.ts";
import type { Place } from "#server/seeding/sample-data/places.ts";
import { sampleContact } from "#server/seeding/sample-data/sample-rows.ts";
import { conversations } from "#tables/conversations.ts";
import { type FormKind, messages, type NewMessageRow } from "#tables/messages.ts";

type Read = Pick<Database, "read">;
type Write = Pick<Database, "write">;

const whereKind = (kind: FormKind, where?: SQL) => and(eq(messages.kind, kind), where);
const isContact = whereKind("contact");

type StoredForm = {
  id: string;
  name: string;
  email: string;
  responseMessage?: string | null | undefined;
  respondedAt?: string | null | undefined;
  flagged?: boolean | undefined;
  createdAt: string;
};
type StoredContact = StoredForm & { message: string };

const toReply = (row: StoredForm, conversationId: string) => ({
  ...{ id: newId(), conversationId, kind: "reply" as const, answersId: row.id },
  ...{ text: row.responseMessage ?? null, details: { channel: "mail" as const } },
  createdAt: row.respondedAt ?? row.createdAt,
});

const insertForms = async (
  { write }: Write,
  rows: (StoredForm & Partial<NewMessageRow>)[],
  kind: FormKind,
  knownId: string | null,
) => {
  const [first] = rows;
  if (!first) return;
  const respondedAt = first.respondedAt ?? null;
  const started = startConversation({ ...first, respondedAt, flagged: false });
  const conversationId = knownId ?? started.id;
  const forms = rows.map(({ responseMessage: _responseMessage, ...row }) => ({
    ...{ flagged: false, ...row, kind, conversationId, fromGuest: true },
    ...{ receiptOwed: false, aside: false, trashed: false, details: { source: null } },
  }));
  const answered = rows.filter(({ responseMessage }) => responseMessage);
  const replies = answered.map((row) => toReply(row, conversationId));
  await write(async (tx) => {
    if (knownId === null) await insertMany(tx, conversations, [started]);
    await insertMany(tx, messages, forms);
    await insertMany(tx, messages, replies);
  });
};

/** Stores contact messages at once, in one conversation, where a test needs more of them than guests can send. */
export const insertContacts = (
  db: Write,
  rows: StoredContact[],
  conversationId: string | null = null,
) => {
  const forms = rows.map(({ message: text, ...row }) => ({ ...row, text }));
  return insertForms(db, forms, "contact", conversationId);
};

export const insertSampleContacts = async (db: Write, places: Place[]) => {
  const rows = places.map(sampleContact).map(({ form, answer }) => ({
    ...{ id: form.id, name: form.name ?? "", email: form.email, message: form.text ?? "" },
    ...{ responseMessage: answer?.text, respondedAt: answer?.at, createdAt: form.createdAt },
  }));
  await insertContacts(db, rows);
  return rows;
};

type StoredInquiry = StoredForm &
  Record<"destination" | "checkinDate" | "checkoutDate", string> & { paxNumber: number };

export const insertInquiries = (db: Write, rows: StoredInquiry[]) =>
  insertForms(db, rows, "inquiry", null);

export const countForms = ({ read }: Read, kind: FormKind) =>
  read.$count(messages, whereKind(kind));

export const countUnanswered = ({ read }: Read) =>
  read.$count(messages, whereKind("contact", isNull(messages.respondedAt)));

export const readNames = async ({ read }: Read) =>
  (await read.select({ name: messages.name }).from(messages).where(isContact)).flatMap(
    ({ name }) => name ?? [],
  );

export const readEmails = async ({ read }: Read) =>
  (await read.select({ email: messages.email }).from(messages).where(isContact)).map(
    ({ email }) => email,
  );

/** Ids of contact messages in the order that SQLite gives them. */
export const readIdsInOrder = async ({ read }: Read, key: string, order: "asc" | "desc") => {
  const ties = key === "created_at" ? `seq ${order}` : "created_at desc, seq desc";
  const rows = await read
    .select({ id: messages.id })
    .from(messages)
    .where(isContact)
    .orderBy(sql.raw(`upper(${key}) ${order}, ${ties}`));
  return rows.map(({ id }) => id);
};

/** Renames contact messages to their email addresses without the first characters. */
export const renameContacts = ({ write }: Write, cut: number) =>
  write((tx) =>
    tx
      .update(messages)
      .set({ name: sql`'Renamed ' || substr(${messages.email}, ${cut})` })
      .where(isContact),
  );

/** Changes the name of a contact message and the latest reply to it. */
export const changeContact = (
  { write }: Write,
  id: string,
  { name, responseMessage }: { name: string; responseMessage: string | null },
) =>
  write(async (tx) => {
    const byId = eq(messages.id, id);
    const respondedAt = responseMessage === null ? null : "2026-11-21";
    await tx.delete(messages).where(eq(messages.answersId, id));
    const [row] = await tx.update(messages).set({ name, respondedAt }).where(byId).returning();
    if (!row || responseMessage === null) return;
    const { conversationId, email, createdAt } = row;
    const answered = { id, name, email, responseMessage, respondedAt, createdAt };
    await tx.insert(messages).values(toReply(answered, conversationId));
  });

/** Removes the contact messages with these ids, or all of them, and the replies to them. */
export const removeContacts = ({ write }: Write, ids?: string[]) =>
  write(async (tx) => {
    await tx.delete(messages).where(ids && inArray(messages.answersId, ids));
    await tx.delete(messages).where(ids && inArray(messages.id, ids));
  });

export const removeContactsNamed = ({ write }: Write, pattern: string) =>
  write((tx) => tx.delete(messages).where(whereKind("contact", like(messages.name, pattern))));

/** Removes the inquiries of a guest, or all of them, in a transaction that may then fail. */
export const removeInquiries = ({ write }: Write, name?: string, error?: Error) =>
  write(async (tx) => {
    const isNamed = name === undefined ? undefined : eq(messages.name, name);
    await tx.delete(messages).where(whereKind("inquiry", isNamed));
    if (error) throw error;
  });

export const dateInquiries = ({ write }: Write, createdAt: string) =>
  write((tx) => tx.update(messages).set({ createdAt }).where(whereKind("inquiry")));

/** Stores copies of the only mail of a guest. */
export const copyGuestMail = async ({ read, write }: Read & Write, times: number, at: Date) => {
  const [first] = await read.select().from(messages).where(eq(messages.kind, "mail"));
  if (!first) throw new Error("There is no mail.");
  const { seq: _seq, ...row } = first;
  const copies = Array.from({ length: times }, () => {
    const id = newId();
    return { ...row, id, mailKey: id, createdAt: at.toISOString() };
  });
  await write((tx) => tx.insert(messages).values(copies));
};

/**
 * The trigrams that the search index has of contact messages: of which row and column, where they begin, and
 * what they are.
 * Those of a reply count as the answer of its message.
 */
export const readSearchIndex = ({ write }: Write) =>
  write(async (tx) => {
    await tx.run(
      sql`CREATE VIRTUAL TABLE temp.indexed USING fts5vocab('main', 'messages_search', 'instance')`,
    );
    const column = sql`CASE WHEN kind = 'reply' THEN 'response_message' WHEN col = 'text' THEN 'message' ELSE col END`;
    const entry = sql<string>`concat_ws(' ', coalesce(answers_id, id), ${column}, "offset", term)`;
    const rows = await tx
      .select({ said: entry })
      .from(sql`indexed LEFT JOIN messages ON seq = doc WHERE col <> 'email'`);
    await tx.run(sql`DROP TABLE temp.indexed`);
    return rows.map((row) => row.said).toSorted();
  });
