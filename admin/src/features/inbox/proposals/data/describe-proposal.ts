import { priceProposal, sumAmounts } from "shared/inbox/proposals/price-proposal";
import type { ProposalContent } from "shared/inbox/proposals/proposal-content";
import type {
  Balance,
  DueInstalment,
  Proposal,
  ProposalChannel,
  ProposalVersion,
} from "shared/inbox/proposals/proposals";
import { amountInWords } from "shared/money/amount";
import type { DateFormat } from "../../../../lib/dates/date-format.ts";
import { daysBetween, describeDay } from "../../../../lib/travel/describe-stay.ts";

/** `email` is empty while none is known. `lastDay` is the last day of the trip in the agenda. */
export type Guest = {
  name: string | null;
  email: string;
  phone: string | undefined;
  lastDay: string | null;
};

export type ShownState =
  | "draft"
  | "ready"
  | "sent"
  | "seen"
  | "expired"
  | "accepted"
  | "declined"
  | "withdrawn"
  | "cancelled";

export const stateLabels: Record<ShownState, string> = {
  draft: "Draft",
  ready: "Not marked as sent",
  sent: "Sent",
  seen: "Seen",
  expired: "Expired",
  accepted: "Accepted",
  declined: "Declined",
  withdrawn: "Withdrawn",
  cancelled: "Cancelled",
};

const channelLabels: Record<ProposalChannel, string> = {
  mail: "by email",
  whatsapp: "by WhatsApp",
  link: "as a link",
};

/** The newest version that the guest can have received. */
export const getNewestVersion = ({ versions }: Proposal): ProposalVersion | undefined =>
  versions[0];

/** The guest has one of these versions. */
export const hasReachedGuest = (versions: ProposalVersion[]) =>
  versions.some(({ sentAt, seenAt }) => sentAt ?? seenAt);

/** Receipts of other proposals are sent by the team. */
export const isReceiptMailed = (proposal: Proposal, { email }: Guest) =>
  getNewestVersion(proposal)?.channel === "mail" && email !== "";

/** The content that the team works with: the draft, or else the newest version. */
export const getContent = (proposal: Proposal): ProposalContent | undefined =>
  proposal.draft?.content ?? getNewestVersion(proposal)?.content;

export const getTitle = (proposal: Proposal) =>
  getContent(proposal)?.title.trim() || "Untitled proposal";

const hasExpired = (proposal: Proposal, today: string) => {
  const validUntil = getNewestVersion(proposal)?.content.validUntil;
  return Boolean(validUntil && validUntil < today);
};

export const getShownState = (proposal: Proposal, today: string): ShownState => {
  const { state, cancelledAt } = proposal;
  if (cancelledAt !== null) return "cancelled";
  if (state !== "sent") return state;
  if (hasExpired(proposal, today)) return "expired";
  return getNewestVersion(proposal)?.seenAt ? "seen" : "sent";
};

const describeSent = (version: ProposalVersion, { dayOf }: DateFormat) => {
  const { sentAt, seenAt, channel } = version;
  const onDay = (at: string) => `on ${describeDay(dayOf(at))}`;
  const sent = sentAt ? `Sent ${channelLabels[channel]} ${onDay(sentAt)}` : "Sent";
  return `${sent}, ${seenAt ? `seen ${onDay(seenAt)}` : "not seen yet"}.`;
};

/** `US$ 90 was paid.` */
export const describeReceived = (proposal: Proposal) => {
  const currency = getContent(proposal)?.currency;
  const amount = sumAmounts(proposal.payments.map(({ settles }) => settles));
  if (amount === 0 || currency === undefined) return "Nothing was paid.";
  return `${amountInWords({ amount, currency })} was paid.`;
};

/** One or two sentences on what has happened so far. */
export const describeState = (proposal: Proposal, format: DateFormat): string => {
  const { state, draft, acceptance, declined, cancelledAt } = proposal;
  const version = getNewestVersion(proposal);
  const onDay = (at: string) => `on ${describeDay(format.dayOf(at))}`;
  if (acceptance) {
    const by = acceptance.by ? `${acceptance.by.username} for ` : "";
    const accepted = `Accepted by ${by}${acceptance.name} ${onDay(acceptance.at)}`;
    if (cancelledAt === null) return `${accepted}.`;
    return `${accepted}, cancelled ${onDay(cancelledAt)}. ${describeReceived(proposal)}`;
  }
  if (declined)
    return `Declined ${onDay(declined.at)}${declined.reason ? `: “${declined.reason}”` : "."}`;
  if (state === "withdrawn") return "Withdrawn. The guest can't accept it.";
  if (state === "ready")
    return "The link works. Send it to the guest, then mark the proposal as sent.";
  if (state === "sent" && version) return describeSent(version, format);
  if (!draft) return "";
  const author = draft.by ? ` by ${draft.by.username}` : "";
  return `Not sent yet. Last changed ${onDay(draft.updatedAt)}${author}.`;
};

/** `Valid until Fri 4 Dec 2026`, while it can be accepted. */
export const describeValidity = (proposal: Proposal, today: string): string | undefined => {
  const validUntil = getNewestVersion(proposal)?.content.validUntil;
  const isOpen = proposal.state === "ready" || proposal.state === "sent";
  if (!isOpen || !validUntil) return undefined;
  const verb = validUntil < today ? "Was valid until" : "Valid until";
  return `${verb} ${describeDay(validUntil)}.`;
};

type Total = { id: string; title: string; amount: string };

/** Each option with its total before extras. */
export const listTotals = (content: ProposalContent): Total[] =>
  content.options.map(({ id, title }) => ({
    id,
    title,
    amount: amountInWords({
      amount: priceProposal(content, { option: id, extras: [] }).total,
      currency: content.currency,
    }),
  }));

/** `US$ 270`, or `Standard US$ 270, Comfort US$ 340`. */
export const describeTotals = (content: ProposalContent) => {
  const totals = listTotals(content);
  const [only] = totals;
  if (totals.length === 1 && only) return only.amount;
  return totals.map(({ title, amount }) => `${title} ${amount}`.trim()).join(", ");
};

/** `US$ 90 of US$ 270 paid`. */
export const describePaid = ({ paid, total, currency }: Balance) => {
  const inWords = (amount: number) => amountInWords({ amount, currency });
  return `${inWords(paid)} of ${inWords(total)} paid`;
};

export const listOverdue = ({ instalments }: Balance): DueInstalment[] =>
  instalments.filter(({ isOverdue }) => isOverdue);

const late = (count: number) => (count === 1 ? "1 day overdue" : `${count} days overdue`);

/** `Deposit of US$ 90: due Tue 1 Dec 2026, 3 days overdue`. */
export const describeInstalment = (
  { label, amount, paid, dueOn, isOverdue }: DueInstalment,
  currency: string,
  today: string,
): string => {
  const inWords = (value: number) => amountInWords({ amount: value, currency });
  const name = `${label || "Payment"} of ${inWords(amount)}`;
  if (paid >= amount) return `${name}: paid`;
  const part = paid > 0 ? `${inWords(paid)} paid, ` : "";
  if (!dueOn) return `${name}: ${part}${isOverdue ? "overdue" : "due now"}`;
  const overdue = isOverdue ? `, ${late(daysBetween(dueOn, today))}` : "";
  return `${name}: ${part}due ${describeDay(dueOn)}${overdue}`;
};
