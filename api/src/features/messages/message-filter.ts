import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { contacts, inquiries } from "#db/schema.ts";

type Filter = { answered?: boolean | undefined; spam?: boolean | undefined };

/** Possible spam is listed only where it is asked for. */
export const toMessageFilter = (
  { flagged, respondedAt }: typeof contacts | typeof inquiries,
  { answered, spam = false }: Filter,
) => {
  const isFlagged = eq(flagged, spam);
  if (answered === undefined) return isFlagged;
  return and(isFlagged, answered ? isNotNull(respondedAt) : isNull(respondedAt));
};
