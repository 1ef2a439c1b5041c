import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { PersonalData } from "shared/inbox/personal-data/personal-data";
import type { VisitorAccountsService } from "#accounts/users/visitor-accounts.service.ts";
import type { TrashService } from "#content/records/trash/trash.service.ts";
import { batchSize, changeInBatches } from "#platform/db/batches.ts";
import type { Database } from "#platform/db/client.ts";
import { conversationAddresses } from "#tables/conversations.ts";
import { mails } from "#tables/mails.ts";
import { messages } from "#tables/messages.ts";
import { webhookDeliveries } from "#tables/webhooks.ts";
import { ofMessages, removeFiles } from "../files/remove-files.ts";
import { restartWithoutOwn, whereOwn } from "../messages/own-messages.ts";
import { summarizeRest } from "../messages/save-summaries.ts";
import { findReviewsOfPerson } from "./person-reviews.ts";
import { getAddedInquiries, getPersonRows, ofKind } from "./person-rows.ts";
import {
  clearNames,
  getConversationsOfPerson,
  removeProposalsOfPerson,
} from "./remove-proposals.ts";

type Rows = { table: SQLiteTable & { id: SQLiteColumn }; where: SQL | undefined };

type PersonRows = ReturnType<typeof getPersonRows>;

type Deps = {
  db: Database;
  accounts: VisitorAccountsService;
  trash: Pick<TrashService, "eraseReviews">;
};

/** Removes a person's messages; a conversation without other guests goes as a whole, with its notes. */
const removeMessages = (db: Database, { where }: ReturnType<typeof ofKind>) =>
  changeInBatches(db, async (tx) => {
    const { id, conversationId } = messages;
    const batch = tx.select({ id }).from(messages).where(where).limit(batchSize);
    const removed = await tx
      .delete(messages)
      .where(inArray(id, batch))
      .returning({ id, conversationId, isOwn: sql<number>`${whereOwn}` });
    const removedIds = removed.map((row) => row.id);
    // Replies by phone or WhatsApp name no address.
    await tx
      .delete(messages)
      .where(and(eq(messages.kind, "reply"), inArray(messages.answersId, removedIds)));
    const ownRemoved = removed.filter(({ isOwn }) => isOwn);
    await restartWithoutOwn(
      tx,
      ownRemoved.map((row) => row.conversationId),
    );
    await summarizeRest(
      tx,
      removed.map((row) => row.conversationId),
    );
    return removed;
  });

const removeRows = (db: Database, { table, where }: Rows) =>
  changeInBatches(db, (tx) => {
    const batch = tx.select({ id: table.id }).from(table).where(where).limit(batchSize);
    return tx.delete(table).where(inArray(table.id, batch)).returning({ id: table.id });
  });

/** Counts the rows of a person, by email key or phone number. */
export const countPerson = async (
  { db, accounts }: Omit<Deps, "trash">,
  key: string,
): Promise<PersonalData> => {
  const { read } = db;
  const { inquiries, contacts, mails, guestMails } = getPersonRows(key);
  return {
    inquiries: await read.$count(messages, or(inquiries.where, getAddedInquiries(key).where)),
    contacts: await read.$count(messages, contacts.where),
    mails:
      (await read.$count(mails.table, mails.where)) +
      (await read.$count(guestMails.table, guestMails.where)),
    reviews: (await findReviewsOfPerson(read, key)).length,
    accounts: await accounts.count(key),
  };
};

/** Replies that go with a person's messages. */
const whereReplyTo = ({ replies, inquiries, contacts, guestMails }: PersonRows) => {
  const written = or(inquiries.where, contacts.where, guestMails.where);
  const answered = sql`(SELECT ${messages.id} FROM ${messages} WHERE ${written})`;
  return or(
    replies.where,
    and(eq(messages.kind, "reply"), sql`${messages.answersId} IN ${answered}`),
  );
};

/** Removes what webhooks were sent, or wait to send, about the conversations of a person. */
const removeDeliveries = (
  db: Database,
  key: string,
  { inquiries, contacts, guestMails }: PersonRows,
) => {
  const { conversationId } = webhookDeliveries;
  const written = or(inquiries.where, contacts.where, guestMails.where);
  const theirs = sql`(SELECT ${messages.conversationId} FROM ${messages} WHERE ${written})`;
  const isTheirs = or(
    inArray(conversationId, theirs),
    inArray(conversationId, getConversationsOfPerson(key)),
  );
  return db.write((tx) => tx.delete(webhookDeliveries).where(isTheirs));
};

/**
 * Deletes all rows of a person and returns the counts. Messages that arrive during it may stay. 503 when deleted data
 * cannot be overwritten yet: retry.
 */
export const erasePerson = async (
  { db, accounts, trash }: Deps,
  key: string,
): Promise<PersonalData> => {
  const rows = getPersonRows(key);
  const reviews = await findReviewsOfPerson(db.read, key);
  await trash.eraseReviews(reviews);
  await db.write((tx) => tx.delete(mails).where(inArray(mails.about, reviews)));
  await clearNames(db, key);
  await removeDeliveries(db, key, rows);
  await removeFiles(db, ofMessages(or(rows.guestMails.where, whereReplyTo(rows))));
  // The mails are found through the inquiries and decisions, so they go first.
  const removedMails = await removeRows(db, rows.mails);
  await removeProposalsOfPerson(db, key);
  const decisions = inArray(messages.conversationId, getConversationsOfPerson(key));
  await removeMessages(db, ofKind("proposal", decisions));
  const erased = {
    // Added requests are found through the others' address, so they go first.
    inquiries:
      (await removeMessages(db, getAddedInquiries(key))) +
      (await removeMessages(db, rows.inquiries)),
    contacts: await removeMessages(db, rows.contacts),
    mails: (await removeMessages(db, rows.guestMails)) + removedMails,
    reviews: reviews.length,
    accounts: await accounts.erase(key),
  };
  await removeRows(db, rows.replies);
  await removeRows(db, rows.digests);
  await db.write((tx) =>
    tx.delete(conversationAddresses).where(eq(conversationAddresses.address, key)),
  );
  await db.truncateWal();
  return erased;
};
