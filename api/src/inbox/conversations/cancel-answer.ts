import { and, eq, isNotNull } from "drizzle-orm";
import { addEntry } from "#audit/add-entries.ts";
import type { Actor } from "#platform/actor.ts";
import { nextVersionTime } from "#platform/db/next-version-time.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { conflict, notFound } from "#platform/errors.ts";
import { mails } from "#tables/mails.ts";
import { messages } from "#tables/messages.ts";
import { detachFiles } from "../files/attach-files.ts";
import { readConversation } from "../messages/conversation-row.ts";
import { saveSummaries } from "../messages/save-summaries.ts";
import { keepCancelledKey } from "./find-by-idempotency-key.ts";

/** Removes a reply that waits for its time. Returns its text and files; 409 once a worker has taken its mail. */
export const cancelAnswer = async (
  tx: Transaction,
  id: string,
  answerId: string,
  { by, at }: { by: Actor; at: Date },
) => {
  const conversation = await readConversation(tx, id);
  const byId = eq(messages.id, answerId);
  const [reply] = await tx
    .select({ text: messages.text, mailId: messages.mailId })
    .from(messages)
    .where(and(byId, eq(messages.conversationId, id), eq(messages.kind, "reply")));
  if (!reply) throw notFound("Reply");
  const stopped = await tx
    .delete(mails)
    .where(and(eq(mails.id, reply.mailId ?? ""), isNotNull(mails.sendAt)))
    .returning({ id: mails.id });
  if (stopped.length === 0)
    throw conflict("This reply can't be cancelled any more: its sending has started.");
  const files = await detachFiles(tx, answerId, at);
  await tx.delete(messages).where(byId);
  await keepCancelledKey(tx, answerId, at);
  const latestAt = nextVersionTime(conversation.latestAt, at);
  await saveSummaries(tx, [{ ...conversation, latestAt }]);
  const subject = { kind: "conversation", id } as const;
  await addEntry(tx, { action: "conversation.answer_cancelled", subject, by, at });
  return { text: reply.text ?? "", files };
};
