import { eq } from "drizzle-orm";
import { type Contact, type ContactInput, contactSubmitted } from "shared/contacts";
import { messageBody } from "shared/errors";
import type { ListQuery } from "shared/paging";
import type { Database } from "#db/client.ts";
import { pageInfoOf, pageOf } from "#db/list-page.ts";
import { once } from "#db/once.ts";
import { newId } from "#db/row-id.ts";
import { contacts } from "#db/schema.ts";
import { searchTextOf } from "#db/search-text.ts";
import { notFound } from "../../errors.ts";
import { contactLetters, type LetterHead, responseLetter } from "../../outbox/letters.ts";
import { addMails } from "../../outbox/mails.ts";

type Row = typeof contacts.$inferSelect;

const toContact = ({ id, flagged: _, searchText: __, ...fields }: Row): Contact => ({
  _id: id,
  ...fields,
  responded: fields.respondedAt !== null,
});

const searchTextFor = (fields: ContactInput & { responseMessage: string | null }) =>
  searchTextOf(fields.name, fields.email, fields.message, fields.responseMessage);

type Deps = { db: Database; now: () => Date; letterHead: LetterHead; isFlood: () => boolean };

/** Contact messages of visitors and the operator's answers. 404 for an id that does not exist. */
export const createContactsService = ({ db, now, letterHead, isFlood }: Deps) => ({
  /** Stores a message and its mails, once per key; during a flood without mails. */
  submit: (input: ContactInput, key: string | undefined) => {
    const at = now();
    const flagged = isFlood();
    return db.write((tx) =>
      once(tx, { route: "contact", key, at }, messageBody, async () => {
        await tx.insert(contacts).values({
          id: newId(),
          ...input,
          flagged,
          searchText: searchTextFor({ ...input, responseMessage: null }),
          createdAt: at.toISOString(),
        });
        if (!flagged) await addMails(tx, contactLetters(input, letterHead), at);
        return { message: contactSubmitted };
      }),
    );
  },

  list: async (query: ListQuery) => {
    const rows = await pageOf(db.read.select().from(contacts).$dynamic(), contacts, query);
    return { contacts: rows.map(toContact), ...(await pageInfoOf(db.read, contacts, query)) };
  },

  /** Stores the answer in place of an earlier one and mails it, unless it is the same again. */
  respond: (id: string, responseMessage: string): Promise<Contact> => {
    const at = now();
    return db.write(async (tx) => {
      const [row] = await tx.select().from(contacts).where(eq(contacts.id, id));
      if (!row) throw notFound("Contact");
      if (row.responseMessage === responseMessage) return toContact(row);
      const changes = {
        responseMessage,
        respondedAt: at.toISOString(),
        searchText: searchTextFor({ ...row, responseMessage }),
      };
      await tx.update(contacts).set(changes).where(eq(contacts.id, id));
      await addMails(tx, [responseLetter(row, responseMessage)], at);
      return toContact({ ...row, ...changes });
    });
  },
});
export type ContactsService = ReturnType<typeof createContactsService>;
