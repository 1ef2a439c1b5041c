import { eq, type SQL } from "drizzle-orm";
import {
  type Contact,
  type ContactListQuery,
  type ContactPost,
  type ContactResponse,
  contactSubmitted,
} from "shared/contacts";
import { messageBody } from "shared/errors";
import type { ResponseMail } from "shared/outbox";
import { newId } from "#db/new-id.ts";
import { readInSlices } from "#db/read-in-slices.ts";
import { contacts, ignoringCase } from "#db/schema.ts";
import { editConflict, notFound } from "../../lib/errors.ts";
import { readList } from "../../lists/read-list.ts";
import { readResponseMails } from "../../outbox/response-mails.ts";
import { isPossibleSpam } from "../../spam/possible-spam.ts";
import { contactMails, contactReceiptMail, possibleSpamContactMails } from "./contact-mails.ts";
import type { MessageDeps } from "./message-deps.ts";
import { toMessageFilter } from "./message-filter.ts";
import { responseMail } from "./message-mails.ts";
import { needsReceipt } from "./needs-receipt.ts";

type Row = typeof contacts.$inferSelect;

const toContact = (
  { id, seq: _seq, flagged, receiptOwed: _receiptOwed, ...fields }: Row,
  responseMails: Map<string, ResponseMail>,
): Contact => ({
  _id: id,
  ...fields,
  responded: fields.respondedAt !== null,
  spam: flagged,
  responseMail: responseMails.get(id) ?? null,
});

const list = {
  table: contacts,
  sorts: {
    createdAt: contacts.createdAt,
    name: ignoringCase(contacts.name),
    email: ignoringCase(contacts.email),
  },
  searched: [contacts.name, contacts.email, contacts.message, contacts.responseMessage],
};

/** Contact messages of visitors and the operator's answers. 404 for an id that does not exist. */
export const createContactsService = ({
  db,
  now,
  createIntake,
  writeWithMails,
  mailContext,
  isFlood,
}: MessageDeps) => {
  const read = (where: SQL | undefined) => db.read.select().from(contacts).where(where);
  const takeIn = createIntake({ route: "contact", table: contacts, answerSchema: messageBody });
  return {
    /**
     * Stores a message and its mails, once per key. Possible spam is flagged and told to the
     * operator alone; during a flood all is flagged and nothing is mailed.
     */
    submit: ({ topic, filledInMs, ...input }: ContactPost, key: string | undefined) => {
      const at = now();
      const { name, message: text } = input;
      const isDoubted = isPossibleSpam({ topic, filledInMs, lines: [name], text });
      const isMute = isFlood();
      const flagged = isDoubted || isMute;
      const letters = isDoubted
        ? possibleSpamContactMails(input, mailContext)
        : contactMails(input, mailContext, at);
      const createdAt = at.toISOString();
      return takeIn({
        key,
        at,
        row: { id: newId(), ...input, flagged, receiptOwed: flagged, createdAt },
        mails: isMute ? [] : letters,
        answer: { message: contactSubmitted },
      });
    },

    /** All rows, oldest first, in slices. */
    readAll: () =>
      readInSlices(contacts, (where, limit) =>
        read(where).orderBy(contacts.createdAt, contacts.seq).limit(limit),
      ),

    list: async ({ answered, spam, ...query }: ContactListQuery) => {
      const where = toMessageFilter(contacts, { answered, spam });
      const { rows, info } = await readList(db, { ...list, read }, { ...query, where });
      const ids = rows.map(({ id }) => id);
      const mails = await readResponseMails(db.read, ids);
      return { contacts: rows.map((row) => toContact(row, mails)), ...info };
    },

    /**
     * Stores the answer in place of an earlier one and mails it, unless it is the same again. 409
     * when the admin has seen another earlier answer than there is.
     */
    respond: ({
      contactId: id,
      responseMessage,
      respondedAt,
    }: ContactResponse): Promise<Contact> => {
      const at = now();
      return writeWithMails(async (tx, enqueue) => {
        const [row] = await tx.select().from(contacts).where(eq(contacts.id, id));
        if (!row) throw notFound("Contact");
        const current = toContact(row, await readResponseMails(tx, [id]));
        if (row.responseMessage === responseMessage) return current;
        if (respondedAt !== undefined && respondedAt !== row.respondedAt) {
          throw editConflict(current);
        }
        // Nobody answers spam; and an answer is more than a receipt.
        const judged = { flagged: false, receiptOwed: false };
        const changes = { responseMessage, respondedAt: at.toISOString(), ...judged };
        await tx.update(contacts).set(changes).where(eq(contacts.id, id));
        await enqueue([responseMail(row, responseMessage)]);
        return toContact({ ...row, ...changes }, await readResponseMails(tx, [id]));
      });
    },

    /** Stores the operator's judgement. Whoever is no spammer has a receipt, or an answer, after it. */
    setSpam: (id: string, spam: boolean): Promise<Contact> =>
      writeWithMails(async (tx, enqueue) => {
        const [row] = await tx.select().from(contacts).where(eq(contacts.id, id));
        if (!row) throw notFound("Contact");
        const changes = { flagged: spam, receiptOwed: spam && row.receiptOwed };
        await tx.update(contacts).set(changes).where(eq(contacts.id, id));
        if (needsReceipt(row, spam))
          await enqueue([contactReceiptMail(row, new Date(row.createdAt))]);
        return toContact({ ...row, ...changes }, await readResponseMails(tx, [id]));
      }),
  };
};
export type ContactsService = ReturnType<typeof createContactsService>;
