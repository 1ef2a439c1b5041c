import { desc, eq } from "drizzle-orm";
import type { Verification } from "shared/inbox/proposals/guest-pages";
import { computeBalance } from "shared/inbox/proposals/payment-schedule";
import type { Payment } from "shared/inbox/proposals/payments";
import { priceProposal } from "shared/inbox/proposals/price-proposal";
import { readVerificationCode } from "shared/inbox/proposals/verification-code";
import type { Reader } from "#platform/db/client.ts";
import { conversations } from "#tables/conversations.ts";
import {
  type ProposalRow,
  proposals,
  proposalVersions,
  verificationCodes,
} from "#tables/proposals.ts";
import { isOver } from "./guest-page.ts";
import { readPayments } from "./reading/read-payments.ts";
import { toBalance } from "./reading/read-proposals.ts";

type Read = Pick<Reader, "select">;

/** `A. L.` of `Ada Lovelace` */
const toInitials = (name: string | null) =>
  (name ?? "")
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => `${[...part][0]?.toUpperCase()}.`)
    .join(" ");

const readConversation = async (read: Read, code: string) => {
  const { id, name, destination, startsOn, endsOn } = conversations;
  const [row] = await read
    .select({ id, name, destination, startsOn, endsOn })
    .from(verificationCodes)
    .innerJoin(conversations, eq(id, verificationCodes.conversationId))
    .where(eq(verificationCodes.code, code));
  return row;
};

/** The newest accepted proposal, or else the newest open one, with its newest version; first among those with this code. */
const readShownProposal = async (read: Read, conversationId: string, code: string) => {
  const rows = await read
    .select({ proposal: proposals, version: proposalVersions })
    .from(proposals)
    .innerJoin(proposalVersions, eq(proposalVersions.proposalId, proposals.id))
    .where(eq(proposals.conversationId, conversationId))
    .orderBy(desc(proposals.seq), desc(proposalVersions.number));
  const sent = rows.filter(({ proposal, version }) => version.number === proposal.currentVersion);
  const withCode = sent.filter(({ proposal }) => proposal.code === code);
  const wanted = withCode.length > 0 ? withCode : sent;
  const isOpen = ({ state }: ProposalRow) => state === "sent" || state === "ready";
  return (
    wanted.find(({ proposal }) => proposal.state === "accepted") ??
    wanted.find(({ proposal }) => isOpen(proposal))
  );
};

type Shown = NonNullable<Awaited<ReturnType<typeof readShownProposal>>>;

/** An open proposal asks for the first option's amount due on acceptance. */
const toDue = ({ proposal, version }: Shown, payments: Payment[], today: string) => {
  const accepted = toBalance(proposal, [version], payments, today);
  if (accepted) return accepted;
  const { content } = version;
  const [option] = content.options;
  if (!option || isOver(content, today)) return null;
  const { total } = priceProposal(content, { option: option.id, extras: [] });
  return computeBalance({ content, total, settled: [], code: proposal.code, today });
};

/** Reads the facts that prove a mail genuine. An unknown code takes the same reads as a known one. */
export const verifyCode = async (
  read: Read,
  typed: string,
  today: string,
): Promise<Exclude<Verification, null | "limited">> => {
  const code = readVerificationCode(typed) ?? "";
  const conversation = await readConversation(read, code);
  const shown = await readShownProposal(read, conversation?.id ?? "", code);
  const id = shown?.proposal.id ?? "";
  const payments = (await readPayments(read, [id])).get(id) ?? [];
  if (!conversation) return "unknown";
  const { name, destination, startsOn, endsOn } = conversation;
  const balance = shown && toDue(shown, payments, today);
  const content = shown?.version.content;
  return {
    initials: toInitials(name),
    tour: content?.title ?? destination,
    startsOn: content ? content.startsOn : startsOn,
    endsOn: content ? content.endsOn : endsOn,
    due: balance && balance.due > 0 ? { amount: balance.due, currency: balance.currency } : null,
  };
};
