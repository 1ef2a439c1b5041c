import { inArray, isNull, type SQL, sql } from "drizzle-orm";
import { batchSize, changeInBatches } from "#db/batches.ts";
import type { Database } from "#db/client.ts";
import { insertMany } from "#db/insert-many.ts";
import { newId } from "#db/new-id.ts";
import { conversationEntries } from "#db/schema/desk/conversations.ts";
import { mails } from "#db/schema/mails.ts";
import { contacts, inquiries } from "#db/schema/messages.ts";
import type { Transaction } from "#db/transaction.ts";
import { type GuestMessage, ofContact, ofInquiry } from "./guest-message.ts";
import { placeMessages, readConversationsOf, savePlaced } from "./place-messages.ts";
import { refreshConversations } from "./refresh-conversations.ts";

type Stored = GuestMessage & { responseMessage: string | null };

type Kind = {
  table: typeof contacts | typeof inquiries;
  readSome: (tx: Transaction, where: SQL) => Promise<Stored[]>;
};

const kinds: Kind[] = [
  {
    table: contacts,
    readSome: async (tx, where) => {
      const query = tx.select().from(contacts).where(where);
      const rows = await query.orderBy(contacts.seq).limit(batchSize);
      return rows.map((row) => ({ ...row, ...ofContact(row) }));
    },
  },
  {
    table: inquiries,
    readSome: async (tx, where) => {
      const query = tx.select().from(inquiries).where(where);
      const rows = await query.orderBy(inquiries.seq).limit(batchSize);
      return rows.map((row) => ({ ...row, ...ofInquiry(row) }));
    },
  },
];

type PlaceOf = (id: string) => { conversationId: string | null };

/** The newest mail that carries the answer to a message. */
const readMails = async (tx: Transaction, messages: Stored[]) => {
  const ids = messages.map(({ id }) => id);
  const { id, answers, createdAt } = mails;
  const rows = await tx
    .select({ id, answers })
    .from(mails)
    .where(inArray(answers, ids))
    .orderBy(createdAt);
  return new Map(rows.map((row) => [row.answers, row.id]));
};

const keepAnswers = async (tx: Transaction, messages: Stored[], placeOf: PlaceOf) => {
  const mailOf = await readMails(tx, messages);
  await insertMany(
    tx,
    conversationEntries,
    messages.flatMap(({ id, email: to, responseMessage: text, respondedAt: createdAt }) => {
      const { conversationId } = placeOf(id);
      if (!conversationId || !text || !createdAt) return [];
      const answer = { kind: "answer" as const, channel: "mail" as const, text, to };
      return [
        { id: newId(), conversationId, ...answer, mailId: mailOf.get(id) ?? null, createdAt },
      ];
    }),
  );
};

const adoptSome = async (tx: Transaction, { table, readSome }: Kind) => {
  const messages = await readSome(tx, isNull(table.conversationId));
  const known = await readConversationsOf(tx, messages);
  const placed = placeMessages(messages, known);
  await savePlaced(tx, placed, known);
  const places = messages.map(({ id }) => ({ id, ...placed.ofMessage(id) }));
  await tx.run(
    sql`UPDATE ${table} SET conversation_id = place.value ->> 'conversationId', aside = place.value ->> 'aside' FROM json_each(${JSON.stringify(places)}) AS place WHERE ${table.id} = place.value ->> 'id'`,
  );
  await keepAnswers(tx, messages, placed.ofMessage);
  await refreshConversations(
    tx,
    placed.changed.map(({ id }) => id),
  );
  return messages;
};

/** Finds their conversations for messages that were stored without: by an older version, or as samples. */
export const createAdoption = (db: Pick<Database, "write">) => async (signal: AbortSignal) => {
  let adopted = 0;
  for (const kind of kinds)
    adopted += await changeInBatches(db, (tx) => adoptSome(tx, kind), signal);
  return { adopted };
};
