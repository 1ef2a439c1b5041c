import { desc, eq, inArray, sql } from "drizzle-orm";
import type { Conversation } from "shared/inbox/conversations";
import type { LeftOutFile } from "shared/inbox/mailbox/guest-mails";
import { type ConversationBody, type TimelineEntry, timelineChange } from "shared/inbox/timeline";
import { limits } from "shared/limits";
import type { Reader } from "#platform/db/client.ts";
import { notFound } from "#platform/errors.ts";
import { users } from "#tables/accounts.ts";
import { conversationFiles } from "#tables/conversation-files.ts";
import { mails } from "#tables/mails.ts";
import { mailDetails, proposalDetails, replyDetails } from "#tables/message-details.ts";
import { messages } from "#tables/messages.ts";
import { proposalVersions } from "#tables/proposals.ts";
import { toContact, toInquiry } from "../forms/message-views.ts";
import { formColumns } from "../messages/form-rows.ts";
import { readConversations } from "./conversation-list.ts";

type Read = Pick<Reader, "select" | "$count">;

/** The newest messages, with the accounts that wrote them and the mails that carry them; the newest first. */
const readMessages = (read: Read, id: string, size: number) =>
  read
    .select({
      message: formColumns,
      username: users.username,
      mail: {
        _id: mails.id,
        status: mails.status,
        lastError: mails.lastError,
        sendAt: mails.sendAt,
      },
    })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.byId))
    .leftJoin(mails, eq(mails.id, messages.mailId))
    .where(eq(messages.conversationId, id))
    .orderBy(desc(messages.createdAt), desc(messages.seq))
    .limit(size);
type Row = Awaited<ReturnType<typeof readMessages>>[number];

const readFiles = (read: Read, messageIds: string[]) => {
  const { id: _id, messageId, name, type, bytes, arriving, seq } = conversationFiles;
  return read
    .select({ _id, messageId, name, type, bytes, arriving })
    .from(conversationFiles)
    .where(inArray(messageId, messageIds))
    .orderBy(seq);
};
type File = Awaited<ReturnType<typeof readFiles>>[number];

const toPartial = ({ name, bytes }: File): LeftOutFile => ({
  ...{ name, bytes },
  reason: "it arrived incomplete",
});

const toMail = ({ message }: Row, files: File[]): TimelineEntry => {
  const details = mailDetails.parse(message.details);
  const whole = files.filter(({ arriving }) => !arriving);
  return {
    kind: "mail",
    at: message.createdAt,
    mail: {
      _id: message.id,
      kind: details.kind,
      name: message.name,
      from: message.sender ?? message.email,
      isFromElsewhere: message.sender !== null && message.fromGuest,
      isFoundByAddress: details.byAddress,
      isCheckFailed: details.checkFailed,
      subject: message.subject ?? "",
      text: message.text ?? "",
      original: details.original,
      files: whole.map(({ _id, name, bytes }) => ({ _id, name, bytes })),
      leftOut: [...files.filter(({ arriving }) => arriving).map(toPartial), ...details.leftOut],
      spam: message.flagged,
      respondedAt: message.respondedAt,
    },
  };
};

/** The proposals that replies sent, with the titles of their versions. */
const readSentProposals = async (read: Read, rows: Row[]) => {
  const ids = rows.flatMap(({ message }) =>
    message.kind === "reply" ? (replyDetails.parse(message.details).proposal?.id ?? []) : [],
  );
  if (ids.length === 0) return [];
  const { proposalId: _id, number: version, content } = proposalVersions;
  const title = sql<string>`${content} ->> 'title'`;
  return read.select({ _id, version, title }).from(proposalVersions).where(inArray(_id, ids));
};
type SentProposal = Awaited<ReturnType<typeof readSentProposals>>[number];

/** Files of a message, and the proposals of all replies. */
type Carried = { files: File[]; proposals: SentProposal[] };

const toTeamEntry = (
  { message, username, mail }: Row,
  { files, proposals }: Carried,
): TimelineEntry => {
  const { id: _id, kind, byId, createdAt: at, details } = message;
  const by = byId && username ? { _id: byId, username } : null;
  const base = { _id, at, by };
  if (kind === "change") return { kind, ...base, change: timelineChange.parse(details) };
  if (kind === "proposal") {
    const { event, proposalId, version } = proposalDetails.parse(details);
    return { kind, ...base, event, proposalId, version, text: message.text };
  }
  const text = message.text ?? "";
  if (kind === "note") return { kind, ...base, text };
  const { channel, proposal } = replyDetails.parse(details);
  return {
    ...{ kind: "answer", ...base, text, channel, to: message.to, mail },
    files: files.map(({ _id, name, type, bytes }) => ({ _id, name, type, bytes })),
    proposal:
      proposals.find(({ _id, version }) => _id === proposal?.id && version === proposal.version) ??
      null,
  };
};

const toEntry = (row: Row, conversation: Conversation, carried: Carried): TimelineEntry => {
  const { message } = row;
  const at = message.createdAt;
  const around = { responseMail: null, conversation };
  if (message.kind === "contact")
    return { kind: "contact", at, contact: toContact(message, around) };
  if (message.kind === "inquiry")
    return { kind: "inquiry", at, inquiry: toInquiry(message, around) };
  return message.kind === "mail" ? toMail(row, carried.files) : toTeamEntry(row, carried);
};

/** A conversation with the newest that was written and done; 404 where there is none. */
export const readTimeline = async (
  read: Read,
  id: string,
  size: number = limits.timeline.default,
): Promise<ConversationBody> => {
  const [[conversation], total, rows] = await Promise.all([
    readConversations(read, [id]),
    read.$count(messages, eq(messages.conversationId, id)),
    readMessages(read, id, size),
  ]);
  if (!conversation) throw notFound("Conversation");
  const withFiles = rows.flatMap(({ message }) =>
    message.kind === "mail" || message.kind === "reply" ? message.id : [],
  );
  const files = withFiles.length > 0 ? await readFiles(read, withFiles) : [];
  const proposals = await readSentProposals(read, rows);
  const timeline = rows.toReversed().map((row) => {
    const own = files.filter(({ messageId }) => messageId === row.message.id);
    return toEntry(row, conversation, { files: own, proposals });
  });
  return { conversation, timeline, earlier: Math.max(0, total - size) };
};
