import { desc, eq } from "drizzle-orm";
import type { Conversation } from "shared/conversations";
import { limits } from "shared/limits";
import type { ConversationBody, TimelineEntry } from "shared/timeline";
import type { Reader } from "#db/client.ts";
import { conversationEntries } from "#db/schema/desk/conversations.ts";
import { guestMails } from "#db/schema/desk/guest-mails.ts";
import { mails } from "#db/schema/mails.ts";
import { contacts, inquiries } from "#db/schema/messages.ts";
import { users } from "#db/schema/users.ts";
import { notFound } from "../../../lib/errors.ts";
import { contactKind } from "../contact-kind.ts";
import { inquiryKind } from "../inquiry-kind.ts";
import { readConversations } from "./conversation-list.ts";
import { readGuestMails } from "./read-guest-mails.ts";

type Read = Pick<Reader, "select" | "$count">;

const selectEntries = (read: Read, id: string, size: number) =>
  read
    .select({
      entry: conversationEntries,
      username: users.username,
      mail: { _id: mails.id, status: mails.status, lastError: mails.lastError },
    })
    .from(conversationEntries)
    .leftJoin(users, eq(users.id, conversationEntries.byId))
    .leftJoin(mails, eq(mails.id, conversationEntries.mailId))
    .where(eq(conversationEntries.conversationId, id))
    .orderBy(desc(conversationEntries.createdAt), desc(conversationEntries.seq))
    .limit(size);
type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

const toEntry = (row: EntryRow): TimelineEntry[] => {
  const { id: _id, kind, text, channel, to, change, byId, createdAt: at } = row.entry;
  const by = byId && row.username ? { _id: byId, username: row.username } : null;
  const base = { _id, at, by };
  if (kind === "change") return change ? [{ kind, ...base, change }] : [];
  if (text === null) return [];
  if (kind === "note") return [{ kind, ...base, text }];
  return channel ? [{ kind, ...base, text, channel, to, mail: row.mail }] : [];
};

const readEntries = async (read: Read, id: string, size: number) =>
  (await selectEntries(read, id, size)).flatMap(toEntry);

const readContacts = async (read: Read, id: string, size: number) => {
  const rows = await read
    .select()
    .from(contacts)
    .where(eq(contacts.conversationId, id))
    .orderBy(desc(contacts.createdAt), desc(contacts.seq))
    .limit(size);
  return rows.map((row) => ({ kind: "contact" as const, row }));
};

const readInquiries = async (read: Read, id: string, size: number) => {
  const rows = await read
    .select()
    .from(inquiries)
    .where(eq(inquiries.conversationId, id))
    .orderBy(desc(inquiries.createdAt), desc(inquiries.seq))
    .limit(size);
  return rows.map((row) => ({ kind: "inquiry" as const, row }));
};

type Form = Awaited<ReturnType<typeof readContacts> | ReturnType<typeof readInquiries>>[number];

const toFormEntry = (form: Form, desk: Conversation): TimelineEntry => {
  const around = { responseMail: null, desk };
  const at = form.row.createdAt;
  return form.kind === "contact"
    ? { kind: form.kind, at, contact: contactKind.toMessage(form.row, around) }
    : { kind: form.kind, at, inquiry: inquiryKind.toMessage(form.row, around) };
};

const countOf = (read: Read, id: string) =>
  Promise.all(
    [contacts, inquiries, guestMails, conversationEntries].map((table) =>
      read.$count(table, eq(table.conversationId, id)),
    ),
  );

/** A conversation with the newest that was written and done; 404 where there is none. */
export const readTimeline = async (
  read: Read,
  id: string,
  size: number = limits.timeline.default,
): Promise<ConversationBody> => {
  const [[conversation], counts, contactForms, inquiryForms, ...parts] = await Promise.all([
    readConversations(read, [id]),
    countOf(read, id),
    readContacts(read, id, size),
    readInquiries(read, id, size),
    readGuestMails(read, id, size),
    readEntries(read, id, size),
  ]);
  if (!conversation) throw notFound("Conversation");
  // Each part has its newest first.
  const forms = [contactForms, inquiryForms].map((part) =>
    part.map((form) => toFormEntry(form, conversation)),
  );
  const entries: TimelineEntry[] = [...forms, ...parts].flatMap((part) => part.toReversed());
  const timeline = entries.toSorted((a, b) => a.at.localeCompare(b.at)).slice(-size);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return { conversation, timeline, earlier: Math.max(0, total - size) };
};
