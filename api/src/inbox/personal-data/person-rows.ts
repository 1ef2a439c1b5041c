import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { conversationAddresses } from "#tables/conversations.ts";
import { digestTopic, mails } from "#tables/mails.ts";
import { type MessageKind, messages } from "#tables/messages.ts";
import { whereOwn } from "../messages/own-messages.ts";

/** Stored email addresses are ASCII, the only letters that SQLite's `lower` changes. */
const equals = (column: SQLiteColumn, key: string): SQL => eq(sql`lower(${column})`, key);

const none = sql`0`;

export const ofKind = (kind: MessageKind, where: SQL | undefined) => ({
  table: messages,
  where: and(eq(messages.kind, kind), where),
});

/** Finds the requests of a guest who called. Mails of the same person are found by email address. */
const getPhoneRows = (key: string) => {
  const byPhone = eq(messages.phone, key);
  const inquiries = ofKind("inquiry", byPhone);
  const asked = or(inquiries.where, ofKind("proposal", byPhone).where);
  const ids = sql`(SELECT ${messages.id} FROM ${messages} WHERE ${asked})`;
  return {
    ...getEmailRows(""),
    inquiries,
    replies: ofKind("reply", none),
    contacts: ofKind("contact", none),
    guestMails: ofKind("mail", none),
    mails: { table: mails, where: sql`${mails.about} IN ${ids} OR ${mails.answers} IN ${ids}` },
  };
};

/** Conditions for a person's rows. The operator's mails about a person have that person as reply address. */
const getEmailRows = (key: string) => ({
  /** The replies that went to the person. */
  replies: ofKind("reply", equals(messages.to, key)),
  inquiries: ofKind("inquiry", equals(messages.email, key)),
  contacts: ofKind("contact", equals(messages.email, key)),
  guestMails: ofKind("mail", or(equals(messages.email, key), equals(messages.sender, key))),
  mails: { table: mails, where: or(equals(mails.to, key), equals(mails.replyTo, key)) },
  /** All of them: each names many guests. */
  digests: { table: mails, where: eq(mails.about, digestTopic) },
});

const isEmail = (key: string) => key.includes("@");
export const getPersonRows = (key: string) =>
  isEmail(key) ? getEmailRows(key) : getPhoneRows(key);

/**
 * Inquiries without an email address in the conversation of this address. A stranger's form that used the guest's phone
 * number adds its address to the guest's conversation: that address counts only once an own message has it.
 */
export const getAddedInquiries = (key: string) => {
  const { address, conversationId } = conversationAddresses;
  const known = sql`(SELECT ${conversationId} FROM ${conversationAddresses} WHERE ${address} = ${key})`;
  const own = sql`(SELECT ${messages.conversationId} FROM ${messages} WHERE ${equals(messages.email, key)} AND ${whereOwn})`;
  return ofKind(
    "inquiry",
    and(
      eq(messages.email, ""),
      sql`${messages.conversationId} IN ${known}`,
      sql`${messages.conversationId} IN ${own}`,
    ),
  );
};
