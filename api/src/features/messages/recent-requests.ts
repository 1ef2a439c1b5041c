import { and, gt, inArray, type SQL, sql } from "drizzle-orm";
import { ignoringCase } from "#db/schema/columns.ts";
import type { contacts, inquiries } from "#db/schema/messages.ts";

/** Messages from these addresses since a time. */
export type SentSince = { addresses: string[]; since: string };

/** Caps the comparison, so repeated messages cannot slow down others. */
export const mostCompared = 500;

/** The index by address begins with `flagged`. */
export const sentSince = (
  { flagged, email, createdAt }: typeof contacts | typeof inquiries,
  { addresses, since }: SentSince,
): SQL | undefined =>
  and(
    inArray(flagged, [true, false]),
    sql`${ignoringCase(email)} IN (SELECT value FROM json_each(${JSON.stringify(addresses)}))`,
    gt(createdAt, since),
  );
