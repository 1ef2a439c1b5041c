import type { ConversationRow } from "./summarize.ts";

/** A guest who writes to such a conversation asks anew. */
export const isSettled = ({ state }: Pick<ConversationRow, "state">) =>
  state === "answered" || state === "done" || state === "lost";

/** A genuine message brings its conversation to the inbox, where it waits for an answer. */
export const reopenedBy = (row: Pick<ConversationRow, "state">) => ({
  ...{ box: "inbox" as const, trashedAt: null },
  ...(isSettled(row) && { state: "new" as const, lostReason: null }),
});
