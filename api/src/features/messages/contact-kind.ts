import { type Contact, type ContactInput, contactSubmitted } from "shared/contacts";
import { messageBody } from "shared/errors";
import type { Reader } from "#db/client.ts";
import { insertMany } from "#db/insert-many.ts";
import { ignoringCase } from "#db/schema/columns.ts";
import { contacts } from "#db/schema/messages.ts";
import type { Transaction } from "#db/transaction.ts";
import { ofContact } from "../../conversations/guest-message.ts";
import { contactMails } from "./mails/contact-mails.ts";
import { type Around, type IntakeFields, toShown } from "./message-kind.ts";

type Row = typeof contacts.$inferSelect;

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
  toRequest: ({ email, message: said }: ContactInput) => ({ email, said, details: [] }),
  toGuestMessage: ofContact,
  mails: contactMails,
  answerSchema: messageBody,
  toAnswer: () => ({ message: contactSubmitted }),
};
