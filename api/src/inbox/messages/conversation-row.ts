import { eq, getTableColumns } from "drizzle-orm";
import type { Transaction } from "#platform/db/transaction.ts";
import { notFound } from "#platform/errors.ts";
import { conversations } from "#tables/conversations.ts";

export type ConversationRow = Omit<typeof conversations.$inferSelect, "seq">;

const { seq: _seq, ...columns } = getTableColumns(conversations);
export const conversationColumns: typeof columns = columns;

/** 404 where there is none. */
export const readConversation = async (
  tx: Pick<Transaction, "select">,
  id: string,
): Promise<ConversationRow> => {
  const byId = eq(conversations.id, id);
  const [row] = await tx.select(conversationColumns).from(conversations).where(byId);
  if (!row) throw notFound("Conversation");
  return row;
};

type Decided = Pick<ConversationRow, "state">;

/** The team ended the conversation. */
export const isClosed = ({ state }: Decided) => state === "done" || state === "lost";

/** The guest's next message reopens it. */
export const isSettled = (row: Decided) => row.state === "answered" || isClosed(row);

/** A genuine message brings its conversation to the inbox, where it waits for an answer. */
export const reopenedBy = (row: Decided) => ({
  ...{ box: "inbox" as const, trashedAt: null },
  ...(isSettled(row) && { state: "new" as const, lostReason: null }),
});
