import { eq, inArray, isNull, like, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { insertMany } from "#db/insert-many.ts";
import { newId } from "#db/new-id.ts";
import { guestMails } from "#db/schema/desk/guest-mails.ts";
import { contacts, inquiries } from "#db/schema/messages.ts";

type Read = Pick<Database, "read">;
type Write = Pick<Database, "write">;

const tables = { contact: contacts, inquiry: inquiries };
type FormKind = keyof typeof tables;

export type StoredContact = {
  id: string;
  name: string;
  email: string;
  message: string;
  responseMessage?: string | null | undefined;
  respondedAt?: string | null | undefined;
  createdAt: string;
};

/** Stores contact messages at once, where a test needs more of them than guests can send. */
export const insertContacts = (
  { write }: Write,
  rows: StoredContact[],
  conversationId: string | null = null,
) =>
  write((tx) =>
    insertMany(
      tx,
      contacts,
      rows.map((row) => ({ ...row, conversationId })),
    ),
  );

type StoredInquiry = Omit<StoredContact, "message"> &
  Record<"destination" | "checkinDate" | "checkoutDate", string> & { paxNumber: number };

export const insertInquiries = ({ write }: Write, rows: StoredInquiry[]) =>
  write((tx) => insertMany(tx, inquiries, rows));

export const countForms = ({ read }: Read, kind: FormKind) => read.$count(tables[kind]);

export const countUnanswered = ({ read }: Read) =>
  read.$count(contacts, isNull(contacts.respondedAt));

export const readNames = async ({ read }: Read) =>
  (await read.select({ name: contacts.name }).from(contacts)).map(({ name }) => name);

export const readEmails = async ({ read }: Read) =>
  (await read.select({ email: contacts.email }).from(contacts)).map(({ email }) => email);

/** Ids of contact messages in the order that SQLite gives them. */
export const readIdsInOrder = async ({ read }: Read, key: string, order: "asc" | "desc") => {
  const ties = key === "created_at" ? `seq ${order}` : "created_at desc, seq desc";
  const rows = await read
    .select({ id: contacts.id })
    .from(contacts)
    .orderBy(sql.raw(`upper(${key}) ${order}, ${ties}`));
  return rows.map(({ id }) => id);
};

/** Renames contact messages after their email addresses, whose beginning is cut. */
export const renameContacts = ({ write }: Write, cut: number) =>
  write((tx) =>
    tx.update(contacts).set({ name: sql`'Renamed ' || substr(${contacts.email}, ${cut})` }),
  );

export const changeContact = (
  { write }: Write,
  id: string,
  changes: { name: string; responseMessage: string | null },
) => write((tx) => tx.update(contacts).set(changes).where(eq(contacts.id, id)));

/** Removes the contact messages with these ids, or all of them. */
export const removeContacts = ({ write }: Write, ids?: string[]) =>
  write((tx) => tx.delete(contacts).where(ids && inArray(contacts.id, ids)));

export const removeContactsNamed = ({ write }: Write, pattern: string) =>
  write((tx) => tx.delete(contacts).where(like(contacts.name, pattern)));

/** Removes the inquiries of a guest, or all of them, in a transaction that may then fail. */
export const removeInquiries = ({ write }: Write, name?: string, error?: Error) =>
  write(async (tx) => {
    await tx.delete(inquiries).where(name === undefined ? undefined : eq(inquiries.name, name));
    if (error) throw error;
  });

export const dateInquiries = ({ write }: Write, createdAt: string) =>
  write((tx) => tx.update(inquiries).set({ createdAt }));

/** Stores copies of the only mail of a guest. */
export const copyGuestMail = async ({ read, write }: Read & Write, count: number, at: Date) => {
  const [first] = await read.select().from(guestMails);
  if (!first) throw new Error("There is no mail.");
  const { seq: _seq, ...row } = first;
  const copies = Array.from({ length: count }, () => {
    const id = newId();
    return { ...row, id, mailKey: id, createdAt: at.toISOString() };
  });
  await write((tx) => tx.insert(guestMails).values(copies));
};

/** The trigrams that the search index has of contact messages: of which row and column, where they begin, and what they are. */
export const readSearchIndex = ({ write }: Write) =>
  write(async (tx) => {
    await tx.run(
      sql`CREATE VIRTUAL TABLE temp.indexed USING fts5vocab('main', 'contacts_search', 'instance')`,
    );
    const said = sql<string>`concat_ws(' ', id, col, "offset", term)`;
    const rows = await tx.select({ said }).from(sql`indexed LEFT JOIN contacts ON seq = doc`);
    await tx.run(sql`DROP TABLE temp.indexed`);
    return rows.map((row) => row.said).toSorted();
  });
