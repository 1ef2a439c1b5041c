import { and, eq, inArray } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { readInSlices } from "#db/read-in-slices.ts";
import { conversationEntries, conversations } from "#db/schema/desk/conversations.ts";
import { users } from "#db/schema/users.ts";
import { readMailLines } from "./read-mail-lines.ts";
import { readMessages } from "./read-messages.ts";

type Read = Pick<Reader, "select">;
type Conversation = typeof conversations.$inferSelect;
type Line = {
  conversationId: string | null;
  at: string;
  kind: "guest" | "mail" | "answer" | "note" | "change";
  by: string | null;
  channel: string | null;
  to: string | null;
  text: string | null;
};
/** What was written or done, with the conversation that it is part of. */
export type TranscriptLine = Line & { conversation: Conversation };

const elsewhere = { channel: null, to: null };

/** Mails with all that they say, those of machines as well. */
const readGuestLines = async (read: Read, ids: string[]): Promise<Line[]> => {
  const [messages, mails] = await Promise.all([readMessages(read, ids), readMailLines(read, ids)]);
  const mailIds = new Set(mails.map(({ id }) => id));
  const others = messages.filter(({ id }) => !mailIds.has(id));
  return [
    ...others.map(({ conversationId, createdAt: at, email, phone, text }) => ({
      ...{ conversationId, at, kind: "guest" as const, by: email || phone, text },
      ...elsewhere,
    })),
    ...mails.map(({ id: _id, ...line }) => ({ kind: "mail" as const, ...line, ...elsewhere })),
  ];
};

const readTeamLines = async (read: Read, ids: string[]): Promise<Line[]> => {
  const rows = await read
    .select({ entry: conversationEntries, by: users.username })
    .from(conversationEntries)
    .leftJoin(users, eq(users.id, conversationEntries.byId))
    .where(inArray(conversationEntries.conversationId, ids));
  return rows.map(({ entry, by }) => {
    const { conversationId, createdAt: at, kind, channel, to, text, change } = entry;
    return {
      ...{ conversationId, at, kind, by, channel, to },
      text: text ?? (change && JSON.stringify(change)),
    };
  });
};

/** Conversations as they went, the oldest first; all of them, or some. */
export async function* readTranscripts(
  read: Read,
  some: string[] | undefined,
): AsyncGenerator<TranscriptLine[]> {
  const isAsked = some && inArray(conversations.id, some);
  const slices = readInSlices(conversations, (where, limit) =>
    read
      .select()
      .from(conversations)
      .where(and(isAsked, where))
      .orderBy(conversations.createdAt, conversations.seq)
      .limit(limit),
  );
  for await (const slice of slices) {
    const ids = slice.map(({ id }) => id);
    const parts = await Promise.all([readGuestLines(read, ids), readTeamLines(read, ids)]);
    const lines = parts.flat().toSorted((a, b) => a.at.localeCompare(b.at));
    const linesOf = Map.groupBy(lines, ({ conversationId }) => conversationId);
    yield slice.flatMap((conversation) =>
      (linesOf.get(conversation.id) ?? []).map((line) => ({ ...line, conversation })),
    );
  }
}
