import { eq } from "drizzle-orm";
import { localDay } from "shared/content/site-settings/local-day";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import type { AnswerChannel } from "shared/inbox/answer-channels";
import { findProblems } from "shared/inbox/proposals/find-problems";
import { proposalPath } from "shared/inbox/proposals/guest-paths";
import type { ProposalChannel, SendProposalInput } from "shared/inbox/proposals/proposals";
import { addEntry } from "#audit/add-entries.ts";
import type { EnqueueMails } from "#mail/mail-writer.ts";
import type { Actor } from "#platform/actor.ts";
import { newId } from "#platform/db/new-id.ts";
import { nextVersionTime } from "#platform/db/next-version-time.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { conflict, invalidField, validationFailed } from "#platform/errors.ts";
import { type ProposalRow, proposals, proposalVersions } from "#tables/proposals.ts";
import { findGuestThread } from "../mails/guest-threads.ts";
import { type MailContext, responseMail } from "../mails/message-mails.ts";
import { verificationPart } from "../mails/verification-codes.ts";
import { type ConversationRow, readConversation } from "../messages/conversation-row.ts";
import {
  findNewestMessage,
  noAddress,
  recordReply,
  whereUnanswered,
} from "../messages/record-reply.ts";
import { freezeVersion } from "./content/freeze-version.ts";
import { type FrozenVersion, findDraft } from "./reading/proposal-rows.ts";

export type ProposalWriting = {
  tx: Transaction;
  enqueue: EnqueueMails;
  context: MailContext;
  at: Date;
};

export const getToday = ({ hours }: SiteSettings, at: Date) => localDay(at, hours.timeZone);

const answerChannels = {
  mail: "mail",
  whatsapp: "whatsapp",
  link: "elsewhere",
} as const satisfies Record<ProposalChannel, AnswerChannel>;

/** A trip that is confirmed stays so when another one is proposed. */
const toQuoted = (conversation: ConversationRow, at: Date): ConversationRow => ({
  ...conversation,
  ...(conversation.state !== "confirmed" && { state: "quoted", lostReason: null }),
  quotedAt: conversation.quotedAt ?? at.toISOString(),
});

const mailProposal = async (
  { tx, enqueue, context }: ProposalWriting,
  conversation: ConversationRow,
  { proposal, version }: Sent,
) => {
  const { settings, publicUrl } = context;
  const { id: conversationId, email: address } = conversation;
  if (!address) throw invalidField("channel", noAddress);
  const { thread, message } = await findGuestThread(tx, { conversationId, address }, settings);
  const answersId = message?.id ?? (await findNewestMessage(tx, conversationId)) ?? null;
  const mail = { id: newId(), to: address };
  if (answersId !== null) {
    const link = publicUrl + proposalPath(version.token);
    const guest = { id: answersId, name: version.guestName, email: address };
    const ends = [{ name: "Open your proposal", link }, verificationPart(proposal.code, publicUrl)];
    await enqueue([
      { ...responseMail(guest, version.text ?? "", settings, thread, ends), id: mail.id },
    ]);
  }
  return { mail, answersId };
};

type Sent = { proposal: ProposalRow; version: FrozenVersion };

/** Makes the sending a reply in the conversation, and mails it where that is its channel. */
export const recordSent = async (
  writing: ProposalWriting,
  { proposal, version }: Sent,
  by: Actor,
): Promise<ProposalRow> => {
  const { tx, at } = writing;
  const sentAt = at.toISOString();
  const changed = {
    ...{ state: "sent" as const, sentAt: proposal.sentAt ?? sentAt },
    // The decision was about an earlier version.
    ...{ declinedReason: null, decidedAt: null },
    updatedAt: nextVersionTime(proposal.updatedAt, at),
  };
  await tx.update(proposalVersions).set({ sentAt }).where(eq(proposalVersions.id, version.id));
  await tx.update(proposals).set(changed).where(eq(proposals.id, proposal.id));
  const { id, conversationId } = proposal;
  const conversation = await readConversation(tx, conversationId);
  const sent =
    version.channel === "mail"
      ? await mailProposal(writing, conversation, { proposal, version })
      : { mail: null, answersId: (await findNewestMessage(tx, conversationId)) ?? null };
  const channel = answerChannels[version.channel ?? "link"];
  const reply = {
    ...{ text: version.text ?? "", channel, ...sent, by: { id: version.byId }, at },
    proposal: { id, version: version.number },
  };
  await recordReply(tx, toQuoted(conversation, at), reply, whereUnanswered(conversationId));
  const after = { version: version.number, channel };
  const subject = { kind: "proposal", id } as const;
  await addEntry(tx, { action: "proposal.sent", subject, after, by, at });
  return { ...proposal, ...changed };
};

/** Freezes the draft; by email it is sent, by chat its link is ready. 400 for a draft with problems. */
export const sendProposal = async (
  writing: ProposalWriting,
  proposal: ProposalRow,
  { channel, text }: Omit<SendProposalInput, "updatedAt">,
  by: Actor,
) => {
  const { tx, at, context } = writing;
  const draft = await findDraft(tx, proposal.id);
  if (!draft) throw conflict("There is no draft to send.");
  const problems = findProblems(draft.content, getToday(context.settings, at));
  if (problems.length > 0) throw validationFailed(problems);
  const frozen = await freezeVersion(tx, proposal, draft, { channel, text, by, at });
  if (channel === "mail") await recordSent(writing, frozen, by);
};
