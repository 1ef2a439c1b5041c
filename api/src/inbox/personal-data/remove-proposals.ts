import { and, eq, inArray, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { batchSize, changeInBatches } from "#platform/db/batches.ts";
import type { Database } from "#platform/db/client.ts";
import { type Age, daysBefore, olderThan } from "#platform/db/older-than.ts";
import { conversationFiles } from "#tables/conversation-files.ts";
import { conversations } from "#tables/conversations.ts";
import { messages } from "#tables/messages.ts";
import { proposals, verificationCodes } from "#tables/proposals.ts";
import { removeFiles } from "../files/remove-files.ts";

const { id, conversationId } = proposals;

const ofProposals = (where: SQL | undefined) =>
  sql`${conversationFiles.proposalId} IN (SELECT ${id} FROM ${proposals} WHERE ${where})`;

/** Removes proposals with their versions, payments and files. */
const removeProposals = async (db: Database, where: SQL | undefined, signal?: AbortSignal) => {
  await removeFiles(db, ofProposals(where), signal);
  return changeInBatches(
    db,
    (tx) => {
      const batch = tx.select({ id }).from(proposals).where(where).limit(batchSize);
      return tx.delete(proposals).where(inArray(id, batch)).returning({ id });
    },
    signal,
  );
};

/** Removes the proposals, decisions and codes of a person's conversations, by email key or phone number. */
export const removeProposalsOfPerson = async (db: Database, key: string) => {
  const { email, phone } = conversations;
  const isPersons = or(eq(sql`lower(${email})`, key), eq(phone, key));
  const theirs = sql`(SELECT ${conversations.id} FROM ${conversations} WHERE ${isPersons})`;
  await removeProposals(db, inArray(conversationId, theirs));
  await db.write(async (tx) => {
    await tx
      .delete(messages)
      .where(and(eq(messages.kind, "proposal"), inArray(messages.conversationId, theirs)));
    await tx.delete(verificationCodes).where(inArray(verificationCodes.conversationId, theirs));
  });
};

/** Removes proposals that nobody has touched for some days; those of a confirmed trip stay as long as its conversation. */
export const removeOldProposals = async (db: Database, age: Age, signal: AbortSignal) => {
  const before = daysBefore(age.now, age.days);
  const { state, latestAt } = conversations;
  const goes = or(ne(state, "confirmed"), lt(latestAt, before));
  const going = sql`(SELECT ${conversations.id} FROM ${conversations} WHERE ${goes})`;
  const isOld = and(await olderThan(db.read, proposals, age), lt(proposals.updatedAt, before));
  const isDone = or(ne(proposals.state, "accepted"), inArray(conversationId, going));
  return removeProposals(db, and(isOld, isDone), signal);
};
