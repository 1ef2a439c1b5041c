import { and, desc, eq, gte } from "drizzle-orm";
import type { TapInput } from "shared/contact-taps";
import { contactTaps } from "#db/schema/desk/contact-taps.ts";
import type { Transaction } from "#db/transaction.ts";

/** A visitor who comes back to a page may follow its link again. */
const sameVisit = 3_600_000;

const newestOf = (tx: Transaction, reference: string) =>
  tx
    .select({ seq: contactTaps.seq, source: contactTaps.source })
    .from(contactTaps)
    .where(eq(contactTaps.reference, reference))
    .orderBy(desc(contactTaps.seq))
    .limit(1);

/** Once for each page and link, however often it is followed. */
export const addTap = async (
  tx: Transaction,
  { reference, channel, ...source }: TapInput,
  at: Date,
) => {
  const since = new Date(at.getTime() - sameVisit).toISOString();
  const isSame = and(
    eq(contactTaps.reference, reference),
    eq(contactTaps.channel, channel),
    gte(contactTaps.createdAt, since),
  );
  if ((await tx.select({ seq: contactTaps.seq }).from(contactTaps).where(isSame).limit(1)).length)
    return;
  const createdAt = at.toISOString();
  await tx.insert(contactTaps).values({ reference, channel, source, createdAt });
};

/** Says which inquiry came of the tap, and returns what the tap knows of its guest's way. */
export const claimTap = async (tx: Transaction, reference: string, inquiryId: string) => {
  const [tap] = await newestOf(tx, reference);
  if (!tap) return undefined;
  await tx.update(contactTaps).set({ inquiryId }).where(eq(contactTaps.seq, tap.seq));
  return tap.source;
};
