import { desc, eq, inArray, type SQL } from "drizzle-orm";
import type { ConversationFile } from "shared/inbox/files/conversation-files";
import { proposalPath } from "shared/inbox/proposals/guest-paths";
import { computeBalance } from "shared/inbox/proposals/payment-schedule";
import type { Payment } from "shared/inbox/proposals/payments";
import type {
  Acceptance,
  Balance,
  Proposal,
  ProposalVersion,
} from "shared/inbox/proposals/proposals";
import type { ReviewRequest } from "shared/inbox/proposals/review-requests";
import { formatVerificationCode } from "shared/inbox/proposals/verification-code";
import type { Reader } from "#platform/db/client.ts";
import { notFound } from "#platform/errors.ts";
import { users } from "#tables/accounts.ts";
import {
  type ProposalRow,
  type ProposalVersionRow,
  proposals,
  proposalVersions,
} from "#tables/proposals.ts";
import { pickFiles, readProposalFiles } from "./read-files.ts";
import { readPayments } from "./read-payments.ts";
import { readReviewRequests } from "./read-review-requests.ts";

type Read = Pick<Reader, "select">;

/** `today` is the day in the company's time zone. */
export type ProposalView = { publicUrl: string; today: string };

type Usernames = ReadonlyMap<string, string>;

type Parts = {
  versions: ProposalVersionRow[];
  payments: Payment[];
  files: ConversationFile[];
  reviewRequest: ReviewRequest | null;
  usernames: Usernames;
};

const toMember = (id: string | null, usernames: Usernames) => {
  const username = id === null ? undefined : usernames.get(id);
  return id !== null && username !== undefined ? { _id: id, username } : null;
};

const toVersion = (
  row: ProposalVersionRow,
  { files, usernames }: Parts,
  { publicUrl }: ProposalView,
): ProposalVersion[] => {
  const { number, content, token, hash, channel, frozenAt, sentAt, seenAt, byId } = row;
  if (token === null || hash === null || channel === null || frozenAt === null) return [];
  const link = publicUrl + proposalPath(token);
  const by = toMember(byId, usernames);
  const named = pickFiles(files, content.files);
  return [{ number, content, files: named, hash, link, channel, frozenAt, sentAt, seenAt, by }];
};

const readUsernames = async (read: Read, ids: (string | null | undefined)[]) => {
  const known = [...new Set(ids)].filter((id) => typeof id === "string");
  if (known.length === 0) return new Map<string, string>();
  const { id, username } = users;
  const rows = await read.select({ id, username }).from(users).where(inArray(id, known));
  return new Map(rows.map((row) => [row.id, row.username]));
};

export const toAcceptance = (
  { acceptance, decidedAt }: ProposalRow,
  usernames: Usernames,
): Acceptance | null => {
  if (!acceptance || decidedAt === null) return null;
  const { byId, acceptedOn: _acceptedOn, ...accepted } = acceptance;
  return { ...accepted, at: decidedAt, by: toMember(byId, usernames) };
};

/** `null` before acceptance and for a cancelled trip. */
export const toBalance = (
  { state, acceptance, total, code }: ProposalRow,
  versions: ProposalVersionRow[],
  payments: Payment[],
  today: string,
): Balance | null => {
  if (state !== "accepted" || !acceptance || total === null) return null;
  const version = versions.find(({ number }) => number === acceptance.version);
  if (!version) return null;
  const settled = payments.map(({ settles }) => settles);
  return computeBalance({
    content: version.content,
    total,
    settled,
    code,
    today,
    acceptedOn: acceptance.acceptedOn,
  });
};

const toProposal = (row: ProposalRow, parts: Parts, view: ProposalView): Proposal => {
  const { versions, payments, usernames, files, reviewRequest } = parts;
  const { id: _id, conversationId, state, createdAt, updatedAt } = row;
  const { declinedReason, decidedAt, cancelledAt } = row;
  const draft = versions.find(({ token }) => token === null);
  return {
    ...{ _id, conversationId, state, createdAt, updatedAt },
    code: formatVerificationCode(row.code),
    draft: draft
      ? {
          number: draft.number,
          content: draft.content,
          files: pickFiles(files, draft.content.files),
          updatedAt,
          by: toMember(draft.byId, usernames),
        }
      : null,
    versions: versions
      .filter(({ number }) => number <= row.currentVersion)
      .flatMap((version) => toVersion(version, parts, view)),
    acceptance: toAcceptance(row, usernames),
    declined:
      state === "declined" && decidedAt !== null ? { reason: declinedReason, at: decidedAt } : null,
    cancelledAt,
    payments,
    balance: toBalance(row, versions, payments, view.today),
    reviewRequest,
  };
};

/** Newest first. */
const readProposalsWhere = async (read: Read, where: SQL, view: ProposalView) => {
  const rows = await read.select().from(proposals).where(where).orderBy(desc(proposals.seq));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [versionRows, payments, files, requests] = await Promise.all([
    read
      .select()
      .from(proposalVersions)
      .where(inArray(proposalVersions.proposalId, ids))
      .orderBy(desc(proposalVersions.number)),
    readPayments(read, ids),
    readProposalFiles(read, ids),
    readReviewRequests(read, ids, view.publicUrl),
  ]);
  const usernames = await readUsernames(read, [
    ...versionRows.map(({ byId }) => byId),
    ...rows.map(({ acceptance }) => acceptance?.byId),
  ]);
  return rows.map((row) => {
    const versions = versionRows.filter(({ proposalId }) => proposalId === row.id);
    const own = {
      payments: payments.get(row.id) ?? [],
      files: files.get(row.id) ?? [],
      reviewRequest: requests.get(row.id) ?? null,
    };
    return toProposal(row, { versions, ...own, usernames }, view);
  });
};

export const listProposals = (
  read: Read,
  conversationId: string,
  view: ProposalView,
): Promise<Proposal[]> =>
  readProposalsWhere(read, eq(proposals.conversationId, conversationId), view);

/** 404 where there is none. */
export const readProposal = async (
  read: Read,
  id: string,
  view: ProposalView,
): Promise<Proposal> => {
  const [proposal] = await readProposalsWhere(read, eq(proposals.id, id), view);
  if (!proposal) throw notFound("Proposal");
  return proposal;
};
