import { eq, type SQL } from "drizzle-orm";
import {
  type Inquiry,
  type InquiryListQuery,
  type InquiryPost,
  type InquiryResponse,
  inquiryReceipt,
  inquirySubmitted,
} from "shared/inquiries";
import type { ResponseMail } from "shared/outbox";
import { newId } from "#db/new-id.ts";
import { readInSlices } from "#db/read-in-slices.ts";
import { ignoringCase, inquiries } from "#db/schema.ts";
import { editConflict, notFound } from "../../lib/errors.ts";
import { readList } from "../../lists/read-list.ts";
import { readResponseMails } from "../../outbox/response-mails.ts";
import { isPossibleSpam } from "../../spam/possible-spam.ts";
import { inquiryMails, inquiryReceiptMail, possibleSpamInquiryMails } from "./inquiry-mails.ts";
import type { MessageDeps } from "./message-deps.ts";
import { toMessageFilter } from "./message-filter.ts";
import { responseMail } from "./message-mails.ts";
import { needsReceipt } from "./needs-receipt.ts";

type Row = typeof inquiries.$inferSelect;

const toInquiry = (
  { id, seq: _seq, flagged, receiptOwed: _receiptOwed, ...fields }: Row,
  responseMails: Map<string, ResponseMail>,
): Inquiry => ({
  _id: id,
  ...fields,
  spam: flagged,
  responseMail: responseMails.get(id) ?? null,
});

const list = {
  table: inquiries,
  sorts: {
    createdAt: inquiries.createdAt,
    name: ignoringCase(inquiries.name),
    email: ignoringCase(inquiries.email),
    destination: ignoringCase(inquiries.destination),
    paxNumber: inquiries.paxNumber,
  },
  searched: [
    inquiries.name,
    inquiries.email,
    inquiries.destination,
    inquiries.checkinDate,
    inquiries.checkoutDate,
    inquiries.responseMessage,
  ],
};

/** Inquiries of visitors and the operator's answers. 404 for an id that does not exist. */
export const createInquiriesService = ({
  db,
  now,
  createIntake,
  writeWithMails,
  mailContext,
  isFlood,
}: MessageDeps) => {
  const read = (where: SQL | undefined) => db.read.select().from(inquiries).where(where);
  const takeIn = createIntake({
    route: "inquiries",
    table: inquiries,
    answerSchema: inquiryReceipt,
  });
  return {
    /**
     * Stores an inquiry and its mails, once per key. Possible spam is flagged and told to the
     * operator alone; during a flood all is flagged and nothing is mailed.
     */
    submit: ({ topic, filledInMs, ...input }: InquiryPost, key: string | undefined) => {
      const at = now();
      const { name, checkinDate, checkoutDate, destination: text } = input;
      const lines = [name, checkinDate, checkoutDate];
      const isDoubted = isPossibleSpam({ topic, filledInMs, lines, text });
      const isMute = isFlood();
      const flagged = isDoubted || isMute;
      const letters = isDoubted
        ? possibleSpamInquiryMails(input, mailContext)
        : inquiryMails(input, mailContext, at);
      const id = newId();
      const createdAt = at.toISOString();
      return takeIn({
        key,
        at,
        row: { id, ...input, flagged, receiptOwed: flagged, createdAt },
        mails: isMute ? [] : letters,
        answer: { message: inquirySubmitted, inquiry: { _id: id } },
      });
    },

    /** All rows, oldest first, in slices. */
    readAll: () =>
      readInSlices(inquiries, (where, limit) =>
        read(where).orderBy(inquiries.createdAt, inquiries.seq).limit(limit),
      ),

    list: async ({ answered, spam, ...query }: InquiryListQuery) => {
      const where = toMessageFilter(inquiries, { answered, spam });
      const { rows, info } = await readList(db, { ...list, read }, { ...query, where });
      const ids = rows.map(({ id }) => id);
      const mails = await readResponseMails(db.read, ids);
      return { inquiries: rows.map((row) => toInquiry(row, mails)), ...info };
    },

    /**
     * Stores the answer in place of an earlier one and mails it, unless it is the same again. 409
     * when the admin has seen another earlier answer than there is.
     */
    respond: (id: string, { responseMessage, respondedAt }: InquiryResponse): Promise<Inquiry> => {
      const at = now();
      return writeWithMails(async (tx, enqueue) => {
        const [row] = await tx.select().from(inquiries).where(eq(inquiries.id, id));
        if (!row) throw notFound("Inquiry");
        const current = toInquiry(row, await readResponseMails(tx, [id]));
        if (row.responseMessage === responseMessage) return current;
        if (respondedAt !== undefined && respondedAt !== row.respondedAt) {
          throw editConflict(current);
        }
        // Nobody answers spam; and an answer is more than a receipt.
        const judged = { flagged: false, receiptOwed: false };
        const changes = { responseMessage, respondedAt: at.toISOString(), ...judged };
        await tx.update(inquiries).set(changes).where(eq(inquiries.id, id));
        await enqueue([responseMail(row, responseMessage)]);
        return toInquiry({ ...row, ...changes }, await readResponseMails(tx, [id]));
      });
    },

    /** Stores the operator's judgement. Whoever is no spammer has a receipt, or an answer, after it. */
    setSpam: (id: string, spam: boolean): Promise<Inquiry> =>
      writeWithMails(async (tx, enqueue) => {
        const [row] = await tx.select().from(inquiries).where(eq(inquiries.id, id));
        if (!row) throw notFound("Inquiry");
        const changes = { flagged: spam, receiptOwed: spam && row.receiptOwed };
        await tx.update(inquiries).set(changes).where(eq(inquiries.id, id));
        if (needsReceipt(row, spam))
          await enqueue([inquiryReceiptMail(row, new Date(row.createdAt))]);
        return toInquiry({ ...row, ...changes }, await readResponseMails(tx, [id]));
      }),

    remove: async (id: string) => {
      const removed = await db.write((tx) =>
        tx.delete(inquiries).where(eq(inquiries.id, id)).returning({ id: inquiries.id }),
      );
      if (removed.length === 0) throw notFound("Inquiry");
    },
  };
};
export type InquiriesService = ReturnType<typeof createInquiriesService>;
