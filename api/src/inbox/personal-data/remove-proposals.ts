import { and, eq, inArray, isNotNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { batchSize, changeInBatches } from "#platform/db/batches.ts";
import type { Database, Reader } from "#platform/db/client.ts";
import { type Age, daysBefore, olderThan } from "#platform/db/older-than.ts";
import { conversationFiles } from "#tables/conversation-files.ts";
import { conversations } from "#tables/conversations.ts";
import { messages } from "#tables/messages.ts";
import { proposals, proposalVersions, verificationCodes } from "#tables/proposals.ts";
import { tripGuests } from "#tables/trips.ts";
import { removeFiles } from "../files/remove-files.ts";
import { isNotSpared } from "./spared-conversations.ts";

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

/** The proposals that go with a person. */
export const countProposals = (read: Pick<Reader, "$count">, key: string) =>
  read.$count(proposals, inArray(conversationId, getConversationsOfPerson(key)));

/** Stands for the erased name of a guest who signed for another one. */
const erasedName = "a guest";

/** Clears a person's name and details in other guests' trips in whose conversations the person wrote. */
export const clearNames = (db: Database, key: string) => {
  const { email, sender, phone, name } = messages;
  const isPersons = or(
    eq(sql`lower(${email})`, key),
    eq(sql`lower(${sender})`, key),
    eq(phone, key),
  );
  return db.write(async (tx) => {
    const written = await tx
      .select({ in: messages.conversationId, name: sql<string>`${name}` })
      .from(messages)
      .where(and(isPersons, isNotNull(name)))
      .groupBy(messages.conversationId, name);
    for (const person of written) {
      const isThere = eq(conversationId, person.in);
      const { proposalId, guestName } = proposalVersions;
      const inConversation = tx.select({ id }).from(proposals).where(isThere);
      await tx
        .update(proposalVersions)
        .set({ guestName: null })
        .where(and(inArray(proposalId, inConversation), eq(guestName, person.name)));
      const { name: guest, risks } = tripGuests;
      const isNamed = or(eq(guest, person.name), eq(sql`${risks} ->> 'name'`, person.name));
      await tx
        .delete(tripGuests)
        .where(and(inArray(tripGuests.proposalId, inConversation), isNamed));
      const { acceptance } = proposals;
      await tx
        .update(proposals)
        .set({ acceptance: sql`json_set(${acceptance}, '$.name', ${erasedName})` })
        .where(and(isThere, eq(sql`${acceptance} ->> 'name'`, person.name)));
      const isDecision = and(eq(messages.conversationId, person.in), eq(messages.kind, "proposal"));
      await tx
        .update(messages)
        .set({ name: null })
        .where(and(isDecision, eq(name, person.name)));
    }
  });
};

/** Removes the proposals and codes of a person's conversations. */
export const removeProposalsOfPerson = async (db: Database, key: string) => {
  const theirs = getConversationsOfPerson(key);
  await removeProposals(db, inArray(conversationId, theirs));
  await db.write((tx) =>
    tx.delete(verificationCodes).where(inArray(verificationCodes.conversationId, theirs)),
  );
};

/**
 * Removes proposals that nobody has touched for some days. Those of a confirmed trip stay as long as its conversation,
 * and those of a trip that is to come or recent stay in any case.
 */
export const removeOldProposals = async (db: Database, age: Age, signal: AbortSignal) => {
  const before = daysBefore(age.now, age.days);
  const { state, latestAt } = conversations;
  const goes = or(ne(state, "confirmed"), lt(latestAt, before));
  const going = sql`(SELECT ${conversations.id} FROM ${conversations} WHERE ${goes})`;
  const isOld = and(await olderThan(db.read, proposals, age), lt(proposals.updatedAt, before));
  const isDone = or(ne(proposals.state, "accepted"), inArray(conversationId, going));
  return removeProposals(db, and(isOld, isDone, isNotSpared(conversationId, age)), signal);
};
