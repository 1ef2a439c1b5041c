import { desc, eq } from "drizzle-orm";
import type { Verification } from "shared/inbox/proposals/guest-pages";
import { readVerificationCode } from "shared/inbox/proposals/verification-code";
import type { Reader } from "#platform/db/client.ts";
import { conversations } from "#tables/conversations.ts";
import { proposals, proposalVersions, verificationCodes } from "#tables/proposals.ts";
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

/** The newest proposal that was accepted, or else the newest that the guest has got, with its newest version. */
const readShownProposal = async (read: Read, conversationId: string) => {
  const rows = await read
    .select({ proposal: proposals, version: proposalVersions })
    .from(proposals)
    .innerJoin(proposalVersions, eq(proposalVersions.proposalId, proposals.id))
    .where(eq(proposals.conversationId, conversationId))
    .orderBy(desc(proposals.seq), desc(proposalVersions.number));
  const sent = rows.filter(({ proposal, version }) => version.number === proposal.currentVersion);
  const isAccepted = ({ proposal }: (typeof rows)[number]) => proposal.state === "accepted";
  return sent.find(isAccepted) ?? sent[0];
};

/** Reads the facts that prove a mail genuine. An unknown code takes the same reads as a known one. */
export const verifyCode = async (
  read: Read,
  typed: string,
  today: string,
): Promise<Exclude<Verification, null | "limited">> => {
  const conversation = await readConversation(read, readVerificationCode(typed) ?? "");
  const shown = await readShownProposal(read, conversation?.id ?? "");
  const id = shown?.proposal.id ?? "";
  const payments = (await readPayments(read, [id])).get(id) ?? [];
  if (!conversation) return "unknown";
  const { name, destination, startsOn, endsOn } = conversation;
  const balance = shown && toBalance(shown.proposal, [shown.version], payments, today);
  const content = shown?.version.content;
  return {
    initials: toInitials(name),
    tour: content?.title ?? destination,
    startsOn: content ? content.startsOn : startsOn,
    endsOn: content ? content.endsOn : endsOn,
    due: balance && balance.due > 0 ? { amount: balance.due, currency: balance.currency } : null,
  };
};
