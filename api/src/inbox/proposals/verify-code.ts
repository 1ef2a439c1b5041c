import { and, desc, eq } from "drizzle-orm";
import type { Verification, VerifiedTrip } from "shared/inbox/proposals/guest-pages";
import { computeBalance } from "shared/inbox/proposals/payment-schedule";
import type { Payment } from "shared/inbox/proposals/payments";
import { priceProposal, sumAmounts } from "shared/inbox/proposals/price-proposal";
import type { Balance } from "shared/inbox/proposals/proposals";
import { readVerificationCode } from "shared/inbox/proposals/verification-code";
import type { Reader } from "#platform/db/client.ts";
import { conversations } from "#tables/conversations.ts";
import { proposals, proposalVersions, verificationCodes } from "#tables/proposals.ts";
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

/** Newest first, each with the version that counts. */
const readProposals = async (read: Read, conversationId: string) =>
  read
    .select({ proposal: proposals, version: proposalVersions })
    .from(proposals)
    .innerJoin(
      proposalVersions,
      and(
        eq(proposalVersions.proposalId, proposals.id),
        eq(proposalVersions.number, proposals.currentVersion),
      ),
    )
    .where(eq(proposals.conversationId, conversationId))
    .orderBy(desc(proposals.seq));
type Shown = Awaited<ReturnType<typeof readProposals>>[number];

/** The conversation's accepted trips and the offer with this code, which comes first; without any, the newest offer. */
const chooseShown = (all: Shown[], code: string) => {
  const offers = all.filter(({ proposal: { state } }) => state === "sent" || state === "ready");
  const accepted = all.filter(({ proposal }) => proposal.state === "accepted");
  const hasCode = ({ proposal }: Shown) => proposal.code === code;
  const shown = [...accepted, ...offers.filter(hasCode)];
  return shown.length > 0
    ? shown.toSorted((a, b) => Number(hasCode(b)) - Number(hasCode(a)))
    : offers.slice(0, 1);
};

type Next = { amount: number; dueOn: string | null };

/** The amount that is due today, or else the next payment; `null` once everything is paid. */
const findNext = ({ due, instalments }: Balance): Next | null => {
  if (due > 0) return { amount: due, dueOn: null };
  const next = instalments.find(({ amount, paid }) => paid < amount);
  return next ? { amount: sumAmounts([next.amount, -next.paid]), dueOn: next.dueOn } : null;
};

/** The balances on the day of an acceptance, one for each option; none once the last day to accept has passed. */
const toPossibleBalances = ({ proposal: { code }, version: { content } }: Shown, today: string) =>
  isOver(content, today)
    ? []
    : content.options.map((option) => {
        const { total } = priceProposal(content, { option: option.id, extras: [] });
        return computeBalance({ content, total, settled: [], code, today });
      });

const toTrip = (shown: Shown, payments: Payment[], today: string): VerifiedTrip => {
  const { proposal, version } = shown;
  const { title: tour, startsOn, endsOn, currency } = version.content;
  const accepted = toBalance(proposal, [version], payments, today);
  const balances = accepted ? [accepted] : toPossibleBalances(shown, today);
  const payable = balances.flatMap((balance) => findNext(balance) ?? []);
  const amounts = payable.map(({ amount }) => amount);
  const [first] = payable;
  return {
    ...{ tour, startsOn, endsOn, isAccepted: accepted !== null },
    due: first
      ? { from: Math.min(...amounts), to: Math.max(...amounts), currency, dueOn: first.dueOn }
      : null,
  };
};

/** Reads the facts that prove a mail genuine. An unknown code takes the same reads as a known one. */
export const verifyCode = async (
  read: Read,
  typed: string,
  today: string,
): Promise<Exclude<Verification, null | "limited">> => {
  const code = readVerificationCode(typed) ?? "";
  const conversation = await readConversation(read, code);
  const shown = chooseShown(await readProposals(read, conversation?.id ?? ""), code);
  const ids = shown.map(({ proposal }) => proposal.id);
  const payments = await readPayments(read, ids.length > 0 ? ids : [""]);
  if (!conversation) return "unknown";
  const { name, destination: tour, startsOn, endsOn } = conversation;
  const trips = shown.map((each) => toTrip(each, payments.get(each.proposal.id) ?? [], today));
  const asked = { tour, startsOn, endsOn, isAccepted: false, due: null };
  return { initials: toInitials(name), trips: trips.length > 0 ? trips : [asked] };
};
