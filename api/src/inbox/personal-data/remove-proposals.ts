import { and, eq, inArray, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { batchSize, changeInBatches } from "#platform/db/batches.ts";
import type { Database } from "#platform/db/client.ts";
import { type Age, daysBefore, olderThan } from "#platform/db/older-than.ts";
import { conversationFiles } from "#tables/conversation-files.ts";
import { conversations } from "#tables/conversations.ts";
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

/** The conversations of a person, by email key or phone number. */
export const getConversationsOfPerson = (key: string) => {
  const { email, phone } = conversations;
  const isPersons = or(eq(sql`lower(${email})`, key), eq(phone, key));
  return sql`(SELECT ${conversations.id} FROM ${conversations} WHERE ${isPersons})`;
};

/** Removes the proposals and codes of a person's conversations. */
export const removeProposalsOfPerson = async (db: Database, key: string) => {
  const theirs = getConversationsOfPerson(key);
  await removeProposals(db, inArray(conversationId, theirs));
  await db.write((tx) =>
    tx.delete(verificationCodes).where(inArray(verificationCodes.conversationId, theirs)),
  );
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
