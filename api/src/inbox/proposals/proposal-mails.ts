import { replySubject } from "shared/inbox/mailbox/mail-subjects";
import { describePeople } from "shared/inbox/people";
import { proposalPath } from "shared/inbox/proposals/guest-paths";
import type { ProposalChoice } from "shared/inbox/proposals/price-proposal";
import { priceProposal } from "shared/inbox/proposals/price-proposal";
import { amountInWords } from "shared/money/amount";
import { adminPaths } from "shared/paths";
import { formatPhoneNumber } from "shared/text/phone";
import { toMessageId } from "#mail/mail-ids.ts";
import { formatDays, signature } from "#mail/mail-words.ts";
import type { NewMail } from "#mail/mail-writer.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { MailPart } from "#tables/mails.ts";
import type { ProposalRow } from "#tables/proposals.ts";
import { findGuestThread } from "../mails/guest-threads.ts";
import { greeting, type MailContext } from "../mails/message-mails.ts";
import { readFirstNotices } from "../mails/notice-threads.ts";
import { verificationPart } from "../mails/verification-codes.ts";
import type { ConversationRow } from "../messages/conversation-row.ts";
import type { FrozenVersion } from "./reading/proposal-rows.ts";
import { writeProposal } from "./reading/proposal-text.ts";

export type Decided = {
  conversation: ConversationRow;
  proposal: ProposalRow;
  version: FrozenVersion;
};

/** By the name that the version is for. */
const getGuest = ({ conversation: { email, phone }, version: { guestName } }: Decided) =>
  guestName ?? (email || (phone ? formatPhoneNumber(phone) : "A guest"));

type Notice = { subject: string; facts: (readonly [string, string])[]; text: string | null };

/** A mail to the team, in their thread about the guest. */
export const noticeOfDecision = async (
  tx: Transaction,
  { conversation, version: { content, number } }: Decided,
  { operator, publicUrl }: MailContext,
  { subject, facts, text }: Notice,
): Promise<NewMail> => {
  const { id, email, phone } = conversation;
  const first = (await readFirstNotices(tx, [{ email, phone }])).get(id);
  const link = publicUrl + adminPaths.conversation.replace(":id", id);
  return {
    to: operator,
    ...(email && { replyTo: email }),
    ...(first && { references: [toMessageId(first.id)] }),
    subject: first ? replySubject(first.subject) : `${subject}: ${content.title}`,
    parts: [
      { text: `${subject}: ${content.title} (version ${number}).` },
      ...(facts.length > 0 ? [{ facts }] : []),
      ...(text ? [{ text }] : []),
      { name: "Open the conversation", link },
    ],
  };
};

type Accepted = Decided & {
  choice: ProposalChoice;
  /** As it was typed. */
  name: string;
  /** The member of the team that accepted for the guest. */
  member: string | null;
};

const toFacts = ({ version: { content, hash }, choice, name }: Accepted) => {
  const { total } = priceProposal(content, choice);
  const days = formatDays(content);
  return [
    ["Name", name] as const,
    ...(days ? [["Dates", days] as const] : []),
    ["People", describePeople(content.people)] as const,
    ["Total", amountInWords({ amount: total, currency: content.currency })] as const,
    ["Fingerprint (SHA-256)", hash] as const,
  ];
};

export const acceptanceNotice = (tx: Transaction, accepted: Accepted, context: MailContext) => {
  const { member, version, choice } = accepted;
  const subject = member
    ? `${member} accepted a proposal for ${getGuest(accepted)}`
    : `${getGuest(accepted)} accepted a proposal`;
  const text = writeProposal(version.content, choice);
  return noticeOfDecision(tx, accepted, context, { subject, facts: toFacts(accepted), text });
};

export const requestNotice = (
  tx: Transaction,
  decided: Decided,
  context: MailContext,
  text: string,
) => {
  const subject = `${getGuest(decided)} asks for a change of a proposal`;
  return noticeOfDecision(tx, decided, context, { subject, facts: [], text });
};

export const declineNotice = (
  tx: Transaction,
  decided: Decided,
  context: MailContext,
  reason: string | null,
) => {
  const subject = `${getGuest(decided)} declined a proposal`;
  return noticeOfDecision(tx, decided, context, { subject, facts: [], text: reason });
};

/** Confirms an acceptance to the guest. */
export const confirmationMail = async (
  tx: Transaction,
  accepted: Accepted,
  { settings, publicUrl }: MailContext,
): Promise<NewMail> => {
  const { conversation, proposal, version, choice, member } = accepted;
  const { id: conversationId, email: address } = conversation;
  const { thread } = await findGuestThread(tx, { conversationId, address }, settings);
  const { title } = version.content;
  const parts: MailPart[] = [
    greeting(version.guestName),
    {
      text: member
        ? `As agreed, we have noted that you accept our proposal “${title}”. Your trip is confirmed.`
        : `Thank you for accepting our proposal “${title}”. Your trip is confirmed.`,
    },
    { facts: toFacts(accepted) },
    { name: "Open your trip", link: publicUrl + proposalPath(version.token) },
    { text: writeProposal(version.content, choice) },
    verificationPart(proposal.code, publicUrl),
    signature(settings),
  ];
  return { ...thread, to: address, parts };
};
