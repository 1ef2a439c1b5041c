import { eq } from "drizzle-orm";
import { keyConflict } from "#db/idempotency.ts";
import { conversationEntries } from "#db/schema/desk/conversations.ts";
import type { Transaction } from "#db/transaction.ts";

type Entry = Pick<typeof conversationEntries.$inferSelect, "kind" | "text" | "channel">;

/**
 * An entry has the id that its sender gave it as `Idempotency-Key`. Returns the conversation that holds it now, also
 * days later, when a phone comes back that never heard the answer; 409 where something else was written with it.
 */
export const findWritten = async (
  tx: Transaction,
  key: string | undefined,
  { kind, text, channel }: Entry,
): Promise<string | undefined> => {
  if (key === undefined) return undefined;
  const [entry] = await tx
    .select()
    .from(conversationEntries)
    .where(eq(conversationEntries.id, key));
  if (!entry) return undefined;
  if (entry.kind !== kind || entry.text !== text || entry.channel !== channel) throw keyConflict();
  return entry.conversationId;
};
