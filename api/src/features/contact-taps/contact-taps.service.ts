import { desc, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { ContactTap, TapInput } from "shared/contact-taps";
import { limits } from "shared/limits";
import { batchSize, changeInBatches } from "#db/batches.ts";
import type { Database } from "#db/client.ts";
import { daysBefore } from "#db/older-than.ts";
import { contactTaps } from "#db/schema/desk/contact-taps.ts";
import { inquiries } from "#db/schema/messages.ts";
import { addTap } from "../../conversations/contact-taps.ts";

/** That are shown at once. */
const mostTaps = 5;

type Deps = { db: Database; now: () => Date };

/** Links to chats, phones and mail programs that visitors followed. */
export const createContactTapsService = ({ db, now }: Deps) => ({
  record: (tap: TapInput) => db.write((tx) => addTap(tx, tap, now())),

  /** The newest; of one reference, where it is given. */
  find: async (reference: string | undefined): Promise<ContactTap[]> => {
    const { channel, source, createdAt: at } = contactTaps;
    return db.read
      .select({
        reference: contactTaps.reference,
        channel,
        source,
        at,
        conversation: inquiries.conversationId,
      })
      .from(contactTaps)
      .leftJoin(inquiries, eq(inquiries.id, contactTaps.inquiryId))
      .where(reference ? eq(contactTaps.reference, reference) : undefined)
      .orderBy(desc(contactTaps.seq))
      .limit(mostTaps);
  },

  removeOld: async (signal: AbortSignal) => {
    const { seq: number } = contactTaps;
    const isOld = or(
      lt(contactTaps.createdAt, daysBefore(now(), limits.tapDays)),
      sql`${number} <= (SELECT max(${number}) FROM ${contactTaps}) - ${limits.taps}`,
    );
    const removed = await changeInBatches(
      db,
      (tx) => {
        const { seq } = contactTaps;
        const some = tx.select({ seq }).from(contactTaps).where(isOld).limit(batchSize);
        return tx.delete(contactTaps).where(inArray(seq, some)).returning({ seq });
      },
      signal,
    );
    return { removed };
  },
});
export type ContactTapsService = ReturnType<typeof createContactTapsService>;
