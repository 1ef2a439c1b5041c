import { and, eq, isNull, sql } from "drizzle-orm";
import { type ProposalChoice, priceProposal } from "shared/inbox/proposals/price-proposal";
import type { ProposalEvent } from "shared/inbox/proposals/proposals";
import { limits } from "shared/limits";
import { addEntry } from "#audit/add-entries.ts";
import { type Actor, product } from "#platform/actor.ts";
import { newId } from "#platform/db/new-id.ts";
import { nextVersionTime } from "#platform/db/next-version-time.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { conversationFileSlices, conversationFiles } from "#tables/conversation-files.ts";
import type { ProposalDetails } from "#tables/message-details.ts";
import { type MessageRow, messages } from "#tables/messages.ts";
import { type ProposalRow, proposals, proposalVersions } from "#tables/proposals.ts";
import { guideLinks } from "#tables/trips.ts";
import { closeMessages } from "../conversations/change-conversations.ts";
import { releaseProposalFiles } from "../files/attach-files.ts";
import {
  type ConversationRow,
  readConversation,
  reopenedBy,
} from "../messages/conversation-row.ts";
import { replyDeadline } from "../messages/reply-deadline.ts";
import { saveSummaries } from "../messages/save-summaries.ts";
import { calendarFile, writeTripCalendar } from "./content/trip-calendar.ts";
import {
  acceptanceNotice,
  confirmationMail,
  type Decided,
  declineNotice,
  requestNotice,
} from "./proposal-mails.ts";
import type { FrozenVersion } from "./reading/proposal-rows.ts";
import { getToday, type ProposalWriting, recordSent } from "./send-proposal.ts";

type Sent = { proposal: ProposalRow; version: FrozenVersion };

/** A guest who acts on a version has its link, so the team has sent it. */
const markSent = async (writing: ProposalWriting, { proposal, version }: Sent) =>
  proposal.state === "ready" && version.number === proposal.currentVersion
    ? recordSent(writing, { proposal, version }, product)
    : proposal;

type Decision = Partial<
  Pick<MessageRow, "text" | "name" | "byId" | "paxNumber" | "replyDueAt" | "respondedAt">
>;

/** Adds a decision to the conversation as a message of the guest. Returns its id. */
const addDecision = async (
  tx: Transaction,
  { id: conversationId, email, phone }: ConversationRow,
  { event, proposalId, version }: ProposalDetails,
  at: Date,
  decision: Decision,
) => {
  const id = newId();
  const details = { event, proposalId, version };
  await tx.insert(messages).values({
    ...{ id, conversationId, kind: "proposal", fromGuest: true, email, phone, details },
    ...decision,
    createdAt: at.toISOString(),
  });
  return id;
};

const toDetails = ({ proposal, version }: Sent, event: ProposalEvent): ProposalDetails => ({
  ...{ event, proposalId: proposal.id, version: version.number },
});

/** Stores the calendar file of an accepted trip with its message. Returns the ids of files: one, or none without dates. */
const storeCalendar = async (
  { tx, context, at }: ProposalWriting,
  version: FrozenVersion,
  messageId: string,
) => {
  const { publicUrl, settings } = context;
  const { company, contact } = settings;
  const names = { company: company.name, place: contact.place };
  const acceptedAt = at.toISOString();
  const text = writeTripCalendar({ version, acceptedAt, ...names, publicUrl });
  if (text === null) return [];
  const [id, bytes] = [newId(), Buffer.from(text)];
  await tx
    .insert(conversationFiles)
    .values({ id, messageId, ...calendarFile, bytes: bytes.length });
  await tx.insert(conversationFileSlices).values({ fileId: id, position: 0, bytes });
  return [id];
};

const toConfirmed = (
  conversation: ConversationRow,
  { content: { startsOn, endsOn } }: FrozenVersion,
  at: Date,
): ConversationRow => {
  const time = at.toISOString();
  return {
    ...conversation,
    ...reopenedBy(conversation),
    ...{ state: "confirmed", lostReason: null },
    quotedAt: conversation.quotedAt ?? time,
    confirmedAt: conversation.confirmedAt ?? time,
    ...(startsOn && { startsOn, endsOn, datesSetAt: time }),
    latestAt: nextVersionTime(conversation.latestAt, at),
  };
};

export type NewAcceptance = ProposalChoice & { name: string };

type Member = { id: string; username: string };

/** Confirms the trip. `member` accepts for the guest. */
export const acceptProposal = async (
  writing: ProposalWriting,
  sent: Sent,
  { option, extras, name }: NewAcceptance,
  { by, member }: { by: Actor; member: Member | null },
) => {
  const { tx, enqueue, context, at } = writing;
  const { version } = sent;
  const proposal = await markSent(writing, sent);
  const choice = { option, extras: [...extras] };
  const { total } = priceProposal(version.content, choice);
  const byId = member?.id ?? null;
  const accepted = {
    ...{ state: "accepted" as const, declinedReason: null, total },
    acceptance: {
      ...{ version: version.number, ...choice, name, byId },
      acceptedOn: getToday(context.settings, at),
    },
    decidedAt: at.toISOString(),
    updatedAt: nextVersionTime(proposal.updatedAt, at),
  };
  await tx.update(proposals).set(accepted).where(eq(proposals.id, proposal.id));
  const isDraft = and(eq(proposalVersions.proposalId, proposal.id), isNull(proposalVersions.token));
  await tx.delete(proposalVersions).where(isDraft);
  await releaseProposalFiles(tx, proposal, at);
  const conversation = await readConversation(tx, proposal.conversationId);
  const messageId = await addDecision(tx, conversation, toDetails(sent, "accepted"), at, {
    ...{ name, byId, paxNumber: version.content.people, respondedAt: at.toISOString() },
  });
  const files = await storeCalendar(writing, version, messageId);
  const confirmed = toConfirmed(conversation, version, at);
  await saveSummaries(tx, [confirmed]);
  // The guide of an earlier trip must not see the people of this one.
  if (confirmed.startsOn !== conversation.startsOn)
    await tx.delete(guideLinks).where(eq(guideLinks.conversationId, conversation.id));
  const all = { conversation, proposal, version, choice, name, member: member?.username ?? null };
  const isMailed = version.channel === "mail" && conversation.email !== "";
  const mails = [
    await acceptanceNotice(tx, all, context),
    ...(isMailed ? [await confirmationMail(tx, all, context)] : []),
  ];
  await enqueue(mails.map((mail) => ({ ...mail, about: messageId, files })));
  const subject = { kind: "proposal", id: proposal.id } as const;
  const after = { version: version.number, total, currency: version.content.currency };
  await addEntry(tx, { action: "proposal.accepted", subject, after, by, at });
};

const isKnownRequest = async (tx: Transaction, details: ProposalDetails, text: string) => {
  const isSame = and(
    ...[eq(messages.kind, "proposal"), eq(messages.text, text)],
    sql`${messages.details} ->> 'event' = ${details.event}`,
    sql`${messages.details} ->> 'proposalId' = ${details.proposalId}`,
    sql`${messages.details} ->> 'version' = ${details.version}`,
    ...[isNull(messages.respondedAt), isNull(messages.closedAt)],
    ...[eq(messages.flagged, false), eq(messages.trashed, false)],
  );
  return (await tx.$count(messages, isSame)) > 0;
};

/** A guest's request waits for a reply as any message does. The same text is stored once while it waits. */
export const requestChange = async (writing: ProposalWriting, sent: Sent, text: string) => {
  const { tx, enqueue, context, at } = writing;
  const details = toDetails(sent, "change_asked");
  if (await isKnownRequest(tx, details, text)) return;
  const proposal = await markSent(writing, sent);
  const conversation = await readConversation(tx, proposal.conversationId);
  const replyDueAt = replyDeadline(at, context.settings.hours);
  const messageId = await addDecision(tx, conversation, details, at, { text, replyDueAt });
  const latestAt = nextVersionTime(conversation.latestAt, at);
  await saveSummaries(tx, [{ ...conversation, ...reopenedBy(conversation), latestAt }]);
  const decided: Decided = { conversation, proposal, version: sent.version };
  const notice = await requestNotice(tx, decided, context, text);
  await enqueue([{ ...notice, about: messageId }]);
};

/** One line, as the team's own reasons are. */
const toLostReason = (reason: string | null) =>
  reason === null ? null : reason.replace(/\s+/g, " ").slice(0, limits.line).toWellFormed();

const mayBeLost: readonly ConversationRow["state"][] = ["new", "answered", "quoted"];

/** A trip that was not confirmed is lost; nobody waits for an answer any more. */
export const declineProposal = async (
  writing: ProposalWriting,
  sent: Sent,
  reason: string | null,
) => {
  const { tx, enqueue, context, at } = writing;
  const proposal = await markSent(writing, sent);
  const time = at.toISOString();
  const declined = {
    ...{ state: "declined" as const, declinedReason: reason, decidedAt: time },
    updatedAt: nextVersionTime(proposal.updatedAt, at),
  };
  await tx.update(proposals).set(declined).where(eq(proposals.id, proposal.id));
  const conversation = await readConversation(tx, proposal.conversationId);
  const details = toDetails(sent, "declined");
  const decision = { text: reason, respondedAt: time };
  const messageId = await addDecision(tx, conversation, details, at, decision);
  const isLost = mayBeLost.includes(conversation.state);
  if (isLost) await closeMessages(tx, conversation.id, at);
  await saveSummaries(tx, [
    {
      ...conversation,
      ...(isLost && { state: "lost", lostReason: toLostReason(reason) }),
      latestAt: nextVersionTime(conversation.latestAt, at),
    },
  ]);
  const decided: Decided = { conversation, proposal, version: sent.version };
  const notice = await declineNotice(tx, decided, context, reason);
  await enqueue([{ ...notice, about: messageId }]);
  const subject = { kind: "proposal", id: proposal.id } as const;
  const after = { version: sent.version.number };
  await addEntry(tx, { action: "proposal.declined", subject, after, by: product, at });
};
