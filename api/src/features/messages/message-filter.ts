import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { MessageTable } from "./message-kind.ts";

export type MessageFilter = { answered?: boolean | undefined; spam?: boolean | undefined };

/** Possible spam is listed only where it is asked for, what was thrown away never. */
export const toMessageFilter = (
  { flagged, trashed, respondedAt, settledAt }: MessageTable,
  { answered, spam = false }: MessageFilter,
) => {
  const isListed = and(eq(flagged, spam), eq(trashed, false));
  if (answered === undefined) return isListed;
  // What was done or lost without an answer waits for none.
  return and(
    isListed,
    answered ? isNotNull(respondedAt) : and(isNull(respondedAt), isNull(settledAt)),
  );
};
