import { eq } from "drizzle-orm";
import {
  type Inquiry,
  type InquiryInput,
  inquiryReceipt,
  inquirySubmitted,
} from "shared/inquiries";
import type { ListQuery } from "shared/paging";
import type { Database } from "#db/client.ts";
import { pageInfoOf, pageOf } from "#db/list-page.ts";
import { once } from "#db/once.ts";
import { newId } from "#db/row-id.ts";
import { inquiries } from "#db/schema.ts";
import { searchTextOf } from "#db/search-text.ts";
import { notFound } from "../../errors.ts";
import { inquiryLetters, type LetterHead, responseLetter } from "../../outbox/letters.ts";
import { addMails } from "../../outbox/mails.ts";

type Row = typeof inquiries.$inferSelect;

const toInquiry = ({ id, flagged: _, searchText: __, ...fields }: Row): Inquiry => ({
  _id: id,
  ...fields,
});

const searchTextFor = (fields: InquiryInput & { responseMessage: string | null }) =>
  searchTextOf(
    fields.name,
    fields.email,
    fields.destination,
    fields.checkinDate,
    fields.checkoutDate,
    fields.responseMessage,
  );

type Deps = { db: Database; now: () => Date; letterHead: LetterHead; isFlood: () => boolean };

/** Inquiries of visitors and the operator's answers. 404 for an id that does not exist. */
export const createInquiriesService = ({ db, now, letterHead, isFlood }: Deps) => ({
  /** Stores an inquiry and its mails, once per key; during a flood without mails. */
  submit: (input: InquiryInput, key: string | undefined) => {
    const at = now();
    const flagged = isFlood();
    return db.write((tx) =>
      once(tx, { route: "inquiries", key, at }, inquiryReceipt, async () => {
        const id = newId();
        await tx.insert(inquiries).values({
          id,
          ...input,
          flagged,
          searchText: searchTextFor({ ...input, responseMessage: null }),
          createdAt: at.toISOString(),
        });
        if (!flagged) await addMails(tx, inquiryLetters(input, letterHead), at);
        return { message: inquirySubmitted, inquiry: { _id: id } };
      }),
    );
  },

  list: async (query: ListQuery) => {
    const rows = await pageOf(db.read.select().from(inquiries).$dynamic(), inquiries, query);
    return { inquiries: rows.map(toInquiry), ...(await pageInfoOf(db.read, inquiries, query)) };
  },

  /** Stores the answer in place of an earlier one and mails it, unless it is the same again. */
  respond: (id: string, responseMessage: string): Promise<Inquiry> => {
    const at = now();
    return db.write(async (tx) => {
      const [row] = await tx.select().from(inquiries).where(eq(inquiries.id, id));
      if (!row) throw notFound("Inquiry");
      if (row.responseMessage === responseMessage) return toInquiry(row);
      const changes = {
        responseMessage,
        respondedAt: at.toISOString(),
        searchText: searchTextFor({ ...row, responseMessage }),
      };
      await tx.update(inquiries).set(changes).where(eq(inquiries.id, id));
      await addMails(tx, [responseLetter(row, responseMessage)], at);
      return toInquiry({ ...row, ...changes });
    });
  },

  remove: async (id: string) => {
    const removed = await db.write((tx) =>
      tx.delete(inquiries).where(eq(inquiries.id, id)).returning({ id: inquiries.id }),
    );
    if (removed.length === 0) throw notFound("Inquiry");
  },
});
export type InquiriesService = ReturnType<typeof createInquiriesService>;
