import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { MessageTable } from "./message-kind.ts";

export type MessageFilter = { answered?: boolean | undefined; spam?: boolean | undefined };

/** Possible spam is listed only where it is asked for. */
export const toMessageFilter = (
  { flagged, respondedAt }: MessageTable,
  { answered, spam = false }: MessageFilter,
) => {
  const isFlagged = eq(flagged, spam);
  if (answered === undefined) return isFlagged;
  return and(isFlagged, answered ? isNotNull(respondedAt) : isNull(respondedAt));
};
