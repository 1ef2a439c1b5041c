import { desc } from "drizzle-orm";
import { type Contact, type ContactInput, contactSubmitted } from "shared/contacts";
import { messageBody } from "shared/errors";
import type { Reader } from "#db/client.ts";
import { insertMany } from "#db/insert-many.ts";
import { ignoringCase } from "#db/schema/columns.ts";
import { contacts } from "#db/schema/messages.ts";
import type { Transaction } from "#db/transaction.ts";
import { ofContact } from "../../conversations/guest-message.ts";
import { requestKey } from "../../spam/judge-messages.ts";
import { contactMails } from "./mails/contact-mails.ts";
import { type Around, type IntakeFields, toShown } from "./message-kind.ts";
import { mostCompared, type SentSince, sentSince } from "./recent-requests.ts";

type Row = typeof contacts.$inferSelect;

const toRequest = ({ email, message }: ContactInput) => ({ email, said: [message] });

const toContact = (row: Row, around: Around): Contact => ({
  ...toShown(row, around),
  responded: row.respondedAt !== null,
});

export const contactKind = {
  subject: "contact" as const,
  noun: "Contact",
  route: "contact",
  table: contacts,
  select: (read: Pick<Reader, "select">) => read.select().from(contacts),
  insert: (tx: Transaction, rows: (ContactInput & IntakeFields)[]) =>
    insertMany(tx, contacts, rows),
  sorts: {
    createdAt: contacts.createdAt,
    name: ignoringCase(contacts.name),
    email: ignoringCase(contacts.email),
  },
  searched: [contacts.name, contacts.email, contacts.message, contacts.responseMessage],
  toMessage: toContact,
  toSpamCandidate: ({ name, message: text }: ContactInput) => ({ lines: [name], text }),
  toRequest,
  readRecent: async (read: Pick<Reader, "select">, sent: SentSince) => {
    const recent = read.select().from(contacts).where(sentSince(contacts, sent));
    const rows = await recent.orderBy(desc(contacts.createdAt)).limit(mostCompared);
    return rows.map((row) => requestKey(toRequest(row), row.flagged));
  },
  toGuestMessage: ofContact,
  mails: contactMails,
  answerSchema: messageBody,
  toAnswer: () => ({ message: contactSubmitted }),
};
