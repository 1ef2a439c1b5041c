import { eq, inArray, sql } from "drizzle-orm";
import { formatReceipt } from "shared/inbox/proposals/verification-code";
import { amountInWords } from "shared/money/amount";
import type { Reader } from "#platform/db/client.ts";
import { users } from "#tables/accounts.ts";
import { conversationFiles } from "#tables/conversation-files.ts";
import {
  type PaymentRow,
  type ProposalRow,
  type ProposalVersionRow,
  payments,
  proposals,
  proposalVersions,
} from "#tables/proposals.ts";
import { writeProposal } from "../proposals/reading/proposal-text.ts";

type Read = Pick<Reader, "select">;

const files = sql<
  string | null
>`(SELECT group_concat(name, ', ') FROM ${conversationFiles} WHERE proposal_id = ${proposals.id})`;

const describeState = ({ acceptance, cancelledAt, state }: ProposalRow, number: number) => {
  const accepted = cancelledAt ? `accepted, cancelled at ${cancelledAt}` : "accepted";
  if (acceptance) return acceptance.version === number ? accepted : "not accepted";
  return state;
};

/** All options of a version, or the one that was accepted. */
const writeVersion = (
  proposal: ProposalRow,
  { number, token, content }: ProposalVersionRow,
  names: string | null,
) => {
  const { acceptance } = proposal;
  const choices =
    acceptance?.version === number
      ? [acceptance]
      : content.options.map(({ id: option }) => ({ option, extras: [] }));
  const state = token === null ? "draft" : describeState(proposal, number);
  return [
    `Proposal, version ${number}: ${state}`,
    content.note,
    ...choices.map((choice) => writeProposal(content, choice)),
    names && `Files: ${names}`,
  ]
    .filter(Boolean)
    .join("\n\n");
};

const writePayment = (
  { amount, currency, way, receivedOn, note, fiscalNumber, removedAt, receipt }: PaymentRow,
  code: string,
) =>
  [
    `${formatReceipt(code, receipt)}: ${amountInWords({ amount, currency })} by ${way}, received on ${receivedOn}`,
    removedAt && `Removed at ${removedAt}`,
    fiscalNumber && `Fiscal receipt ${fiscalNumber}`,
    note,
  ]
    .filter(Boolean)
    .join("\n");

const readVersionLines = async (read: Read, ids: string[]) => {
  const rows = await read
    .select({ proposal: proposals, version: proposalVersions, username: users.username, files })
    .from(proposals)
    .innerJoin(proposalVersions, eq(proposalVersions.proposalId, proposals.id))
    .leftJoin(users, eq(users.id, proposalVersions.byId))
    .where(inArray(proposals.conversationId, ids));
  return rows.map(({ proposal, version, username, files: names }) => ({
    conversationId: proposal.conversationId,
    at: version.frozenAt ?? version.createdAt,
    kind: "proposal" as const,
    ...{ by: username, channel: version.channel, to: null },
    text: writeVersion(proposal, version, names),
  }));
};

const readPaymentLines = async (read: Read, ids: string[]) => {
  const rows = await read
    .select({ proposal: proposals, payment: payments, username: users.username })
    .from(payments)
    .innerJoin(proposals, eq(proposals.id, payments.proposalId))
    .leftJoin(users, eq(users.id, payments.byId))
    .where(inArray(proposals.conversationId, ids));
  return rows.map(({ proposal, payment, username }) => ({
    conversationId: proposal.conversationId,
    at: payment.createdAt,
    kind: "payment" as const,
    ...{ by: username, channel: null, to: null },
    text: writePayment(payment, proposal.code),
  }));
};

/** All versions of proposals and all payments of conversations, as lines of their transcripts. */
export const readProposalLines = async (read: Read, conversationIds: string[]) => [
  ...(await readVersionLines(read, conversationIds)),
  ...(await readPaymentLines(read, conversationIds)),
];
