import { eq } from "drizzle-orm";
import type { ConversationBody, TimelineEntry } from "shared/conversations";
import type { Reader } from "#db/client.ts";
import { conversationEntries } from "#db/schema/desk/conversations.ts";
import { mails } from "#db/schema/mails.ts";
import { contacts, inquiries } from "#db/schema/messages.ts";
import { users } from "#db/schema/users.ts";
import { notFound } from "../../../lib/errors.ts";
import { contactKind } from "../contact-kind.ts";
import { inquiryKind } from "../inquiry-kind.ts";
import { readConversations } from "./conversation-list.ts";

type Read = Pick<Reader, "select">;

const readEntries = (read: Read, id: string) =>
  read
    .select({
      entry: conversationEntries,
      username: users.username,
      mail: { _id: mails.id, status: mails.status, lastError: mails.lastError },
    })
    .from(conversationEntries)
    .leftJoin(users, eq(users.id, conversationEntries.byId))
    .leftJoin(mails, eq(mails.id, conversationEntries.mailId))
    .where(eq(conversationEntries.conversationId, id));
type EntryRow = Awaited<ReturnType<typeof readEntries>>[number];

const toMail = ({ mail }: EntryRow) => {
  if (!mail || mail.status === "withdrawn") return null;
  return { ...mail, status: mail.status };
};

const toEntry = (row: EntryRow): TimelineEntry[] => {
  const { id: _id, kind, text, channel, to, change, byId, createdAt: at } = row.entry;
  const by = byId && row.username ? { _id: byId, username: row.username } : null;
  const base = { _id, at, by };
  if (kind === "change") return change ? [{ kind, ...base, change }] : [];
  if (text === null) return [];
  if (kind === "note") return [{ kind, ...base, text }];
  return channel ? [{ kind, ...base, text, channel, to, mail: toMail(row) }] : [];
};

/** A conversation with all that was written and done; 404 where there is none. */
export const readTimeline = async (read: Read, id: string): Promise<ConversationBody> => {
  const [[conversation], contactRows, inquiryRows, entries] = await Promise.all([
    readConversations(read, [id]),
    read.select().from(contacts).where(eq(contacts.conversationId, id)),
    read.select().from(inquiries).where(eq(inquiries.conversationId, id)),
    readEntries(read, id),
  ]);
  if (!conversation) throw notFound("Conversation");
  const timeline: TimelineEntry[] = [
    ...contactRows.map((row) => {
      const contact = contactKind.toMessage(row, null);
      return { kind: "contact" as const, at: row.createdAt, contact };
    }),
    ...inquiryRows.map((row) => {
      const inquiry = inquiryKind.toMessage(row, null);
      return { kind: "inquiry" as const, at: row.createdAt, inquiry };
    }),
    ...entries.flatMap(toEntry),
  ];
  return { conversation, timeline: timeline.toSorted((a, b) => a.at.localeCompare(b.at)) };
};
