import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import type { PersonalData, personInput } from "shared/inbox/personal-data/personal-data";
import type { z } from "zod";
import type { VisitorAccountsService } from "#accounts/users/visitor-accounts.service.ts";
import type { RecordAndNotify } from "#audit/audit-event.ts";
import type { Actor } from "#platform/actor.ts";
import { toCsv } from "#platform/csv/to-csv.ts";
import { batchSize, changeInBatches } from "#platform/db/batches.ts";
import type { Database } from "#platform/db/client.ts";
import { olderThan } from "#platform/db/older-than.ts";
import { emailKey } from "#platform/email-key.ts";
import { conflict } from "#platform/errors.ts";
import { conversationAddresses } from "#tables/conversations.ts";
import { digestTopic, mails } from "#tables/mails.ts";
import { type MessageKind, messages } from "#tables/messages.ts";
import type { ContactsService } from "../forms/contacts.service.ts";
import type { InquiriesService } from "../forms/inquiries.service.ts";
import { removeFiles } from "../messages/mails/remove-files.ts";
import { restartWithoutOwn, whereOwn } from "../messages/own-messages.ts";
import { readTranscripts } from "../messages/read-transcripts.ts";
import { summarizeRest } from "../messages/save-summaries.ts";
import { toStoredPhone } from "../messages/stored-phone.ts";
import { contactColumns, inquiryColumns, transcriptColumns } from "./message-columns.ts";

/** E-mails that are stored are ASCII, which is all that SQLite's `lower` knows. */
const is = (column: SQLiteColumn, key: string): SQL => eq(sql`lower(${column})`, key);

const none = sql`0`;

const ofKind = (kind: MessageKind, where: SQL | undefined) => ({
  table: messages,
  where: and(eq(messages.kind, kind), where),
});

/** Finds the requests of a guest who called. Mails of the same person are found by email address. */
const rowsOfPhone = (key: string) => {
  const inquiries = ofKind("inquiry", eq(messages.phone, key));
  const ids = sql`(SELECT ${messages.id} FROM ${messages} WHERE ${inquiries.where})`;
  return {
    ...rowsOfEmail(""),
    inquiries,
    replies: ofKind("reply", none),
    contacts: ofKind("contact", none),
    guestMails: ofKind("mail", none),
    mails: { table: mails, where: sql`${mails.about} IN ${ids} OR ${mails.answers} IN ${ids}` },
  };
};

/** Conditions for a person's rows. The operator's mails about a person have that person as reply address. */
const rowsOfEmail = (key: string) => ({
  /** The replies that went to the person. */
  replies: ofKind("reply", is(messages.to, key)),
  inquiries: ofKind("inquiry", is(messages.email, key)),
  contacts: ofKind("contact", is(messages.email, key)),
  guestMails: ofKind("mail", or(is(messages.email, key), is(messages.sender, key))),
  mails: { table: mails, where: or(is(mails.to, key), is(mails.replyTo, key)) },
  /** All of them: each names many guests. */
  digests: { table: mails, where: eq(mails.about, digestTopic) },
});

const isEmail = (key: string) => key.includes("@");
const rowsOf = (key: string) => (isEmail(key) ? rowsOfEmail(key) : rowsOfPhone(key));

/**
 * Inquiries without an email address in the conversation of this address. A stranger's form that used the guest's phone
 * number adds its address to the guest's conversation: that address counts only once an own message has it.
 */
const addedOf = (key: string) => {
  const { address, conversationId } = conversationAddresses;
  const known = sql`(SELECT ${conversationId} FROM ${conversationAddresses} WHERE ${address} = ${key})`;
  const own = sql`(SELECT ${messages.conversationId} FROM ${messages} WHERE ${is(messages.email, key)} AND ${whereOwn})`;
  return ofKind(
    "inquiry",
    and(
      eq(messages.email, ""),
      sql`${messages.conversationId} IN ${known}`,
      sql`${messages.conversationId} IN ${own}`,
    ),
  );
};

type Rows = { table: SQLiteTable & { id: SQLiteColumn }; where: SQL | undefined };

/** The admin that made the request; mails to the other admins name the address. */
type Asker = Actor & { email: string };

type Deps = {
  db: Database;
  now: () => Date;
  contacts: ContactsService;
  inquiries: InquiriesService;
  content: { readSettings: () => Promise<SiteSettings> };
  accounts: VisitorAccountsService;
  mailServer: { readonly inbox: string };
  recordAndNotify: RecordAndNotify;
};

/** Exports and erases the data stored about visitors. */
export const createPersonalDataService = (deps: Deps) => {
  const { db, now, accounts, mailServer, recordAndNotify } = deps;
  const { contacts: contactsService, inquiries: inquiriesService } = deps;
  const { read } = db;

  /** 409 for who runs the business. */
  const refuseOperator = async (key: string) => {
    if (key === emailKey(mailServer.inbox)) {
      throw conflict("This is your own inbox for guest messages, not a guest's address.");
    }
    await accounts.refuseAdmin(key);
  };

  /** Conversations lose what is the person's; those that nobody else is part of go as a whole, notes and all. */
  const removeMessages = ({ where }: ReturnType<typeof ofKind>) =>
    changeInBatches(db, async (tx) => {
      const { id, conversationId } = messages;
      const some = tx.select({ id }).from(messages).where(where).limit(batchSize);
      const removed = await tx
        .delete(messages)
        .where(inArray(id, some))
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

  const remove = ({ table, where }: Rows) =>
    changeInBatches(db, (tx) => {
      const some = tx.select({ id: table.id }).from(table).where(where).limit(batchSize);
      return tx.delete(table).where(inArray(table.id, some)).returning({ id: table.id });
    });

  /** Counts as below. */
  const count = async (key: string): Promise<PersonalData> => {
    const rows = rowsOf(key);
    return {
      inquiries: await read.$count(messages, or(rows.inquiries.where, addedOf(key).where)),
      contacts: await read.$count(messages, rows.contacts.where),
      mails:
        (await read.$count(rows.mails.table, rows.mails.where)) +
        (await read.$count(rows.guestMails.table, rows.guestMails.where)),
      accounts: await accounts.count(key),
    };
  };

  return {
    /** Returns the key of a person: email address or phone number. */
    readPerson: async ({ email, phone }: z.output<typeof personInput>): Promise<string> => {
      const { company } = await deps.content.readSettings();
      return email ?? toStoredPhone(phone ?? "", company.country);
    },

    /**
     * Counts what is stored under an email, whatever its case, or a phone number; 409 for admins and the
     * operator's inbox.
     */
    find: async (person: string): Promise<PersonalData> => {
      const key = emailKey(person);
      await refuseOperator(key);
      return count(key);
    },

    /**
     * Deletes all data of a person and returns the counts; refused as above. Messages that arrive during it
     * may stay. 503 when deleted data cannot be overwritten yet: retry.
     */
    erase: async (by: Asker, person: string): Promise<PersonalData> => {
      const key = emailKey(person);
      await refuseOperator(key);
      // The audit entry names no person, because the person's data is erased.
      const event = { action: "person.erased", after: await count(key) } as const;
      await recordAndNotify(by, "A person's data was erased", event);
      const rows = rowsOf(key);
      await removeFiles(db, rows.guestMails.where);
      // The mails are found through the inquiries, so they go first.
      const removedMails = await remove(rows.mails);
      const erased = {
        // Added requests are found through the others' address, so they go first.
        inquiries: (await removeMessages(addedOf(key))) + (await removeMessages(rows.inquiries)),
        contacts: await removeMessages(rows.contacts),
        mails: (await removeMessages(rows.guestMails)) + removedMails,
        accounts: await accounts.erase(key),
      };
      await remove(rows.replies);
      await remove(rows.digests);
      await db.write((tx) =>
        tx.delete(conversationAddresses).where(eq(conversationAddresses.address, key)),
      );
      await db.truncateWal();
      return erased;
    },

    /** Counts inquiries and messages older than this number of days. */
    countOlderThan: async (days: number): Promise<number> => {
      const isOld = await olderThan(read, messages, { now: now(), days });
      const isGuests = inArray(sql`+${messages.kind}`, ["inquiry", "contact", "mail"]);
      return read.$count(messages, and(isGuests, isOld));
    },

    exportInquiries: async (by: Asker) => {
      const event = { action: "personal_data.exported", after: { rows: "inquiries" } } as const;
      await recordAndNotify(by, "All inquiries were downloaded", event);
      return toCsv(inquiriesService.readAll(), inquiryColumns);
    },

    exportContacts: async (by: Asker) => {
      const event = { action: "personal_data.exported", after: { rows: "messages" } } as const;
      await recordAndNotify(by, "All messages were downloaded", event);
      return toCsv(contactsService.readAll(), contactColumns);
    },

    /** All of them, or some. */
    exportConversations: async (by: Asker, ids: string[] | undefined) => {
      const after = { rows: "conversations", ...(ids && { count: ids.length }) };
      const what = ids ? "Some conversations were downloaded" : "All conversations were downloaded";
      await recordAndNotify(by, what, { action: "personal_data.exported", after });
      return toCsv(readTranscripts(read, ids), transcriptColumns);
    },
  };
};
export type PersonalDataService = ReturnType<typeof createPersonalDataService>;
