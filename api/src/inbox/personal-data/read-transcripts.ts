import { and, eq, inArray, sql } from "drizzle-orm";
import type { Reader } from "#platform/db/client.ts";
import { readInSlices } from "#platform/db/read-in-slices.ts";
import { users } from "#tables/accounts.ts";
import { conversationFiles } from "#tables/conversation-files.ts";
import { conversations } from "#tables/conversations.ts";
import { mailDetails, replyDetails } from "#tables/message-details.ts";
import { type MessageRow, messages } from "#tables/messages.ts";
import { readTripLines } from "../trips/trip-lines.ts";
import { readReviewLines } from "./person-reviews.ts";
import { readProposalLines } from "./proposal-lines.ts";

type Read = Pick<Reader, "select">;
type Conversation = typeof conversations.$inferSelect;
type Line = {
  at: string;
  kind:
    | "guest"
    | "mail"
    | "answer"
    | "proposal"
    | "payment"
    | "person"
    | "review"
    | "plan"
    | "note"
    | "change";
  by: string | null;
  channel: string | null;
  to: string | null;
  text: string | null;
};
/** A message, change, version of a proposal, payment or review, with the conversation that it is part of. */
export type TranscriptLine = Line & { conversation: Conversation };

const files = sql<
  string | null
>`(SELECT group_concat(name, ', ') FROM ${conversationFiles} WHERE message_id = messages.id)`;

type Written = { message: MessageRow; username: string | null; files: string | null };

const elsewhere = { channel: null, to: null };

const withFiles = (parts: (string | null)[], names: string | null) =>
  [...parts, names && `Files: ${names}`].filter(Boolean).join("\n\n");

/** A mail with all that it says, those of machines as well. */
const toMailText = ({ subject, text, details }: MessageRow, names: string | null) =>
  withFiles([subject, mailDetails.parse(details).original ?? text], names);

const toLine = ({ message, username, files: names }: Written): Line => {
  const { kind, createdAt: at, email, phone, sender, text, to, details } = message;
  if (kind === "inquiry" || kind === "contact")
    return { at, kind: "guest", by: email || phone, text, ...elsewhere };
  if (kind === "mail")
    return { at, kind, by: sender ?? email, text: toMailText(message, names), ...elsewhere };
  if (kind === "reply") {
    const { channel } = replyDetails.parse(details);
    return { at, kind: "answer", by: username, text: withFiles([text], names), channel, to };
  }
  const content = kind === "note" ? text : JSON.stringify({ ...details, ...(text && { text }) });
  return { at, kind, by: username, text: content, ...elsewhere };
};

const readWritten = (read: Read, ids: string[]) =>
  read
    .select({ message: messages, username: users.username, files })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.byId))
    .where(inArray(messages.conversationId, ids))
    .orderBy(messages.createdAt, messages.seq);

/** Conversations as they went, the oldest first; all of them, or some. `labels` names questions for guests by id. */
export async function* readTranscripts(
  read: Read,
  selectedIds: string[] | undefined,
  labels: ReadonlyMap<string, string>,
): AsyncGenerator<TranscriptLine[]> {
  const isAsked = selectedIds && inArray(conversations.id, selectedIds);
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
    const written = await readWritten(read, ids);
    const lines = [
      ...written.map((row) => ({
        conversationId: row.message.conversationId,
        ...toLine(row),
      })),
      ...(await readProposalLines(read, ids)),
      ...(await readTripLines(read, ids, labels)),
      ...(await readReviewLines(read, ids)),
    ].toSorted((a, b) => a.at.localeCompare(b.at));
    const linesOf = Map.groupBy(lines, ({ conversationId }) => conversationId);
    yield slice.flatMap((conversation) =>
      (linesOf.get(conversation.id) ?? []).map(({ conversationId: _id, ...line }) => ({
        ...line,
        conversation,
      })),
    );
  }
}
