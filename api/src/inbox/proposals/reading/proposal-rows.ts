import { and, desc, eq, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Reader } from "#platform/db/client.ts";
import { notFound } from "#platform/errors.ts";
import {
  type ProposalRow,
  type ProposalVersionRow,
  proposals,
  proposalVersions,
} from "#tables/proposals.ts";

type Read = Pick<Reader, "select">;

/** A version that was frozen. */
export type FrozenVersion = ProposalVersionRow & { token: string; hash: string };

const isFrozen = (row: ProposalVersionRow): row is FrozenVersion =>
  row.token !== null && row.hash !== null;

/** 404 where there is none. */
export const readProposalRow = async (read: Read, id: string): Promise<ProposalRow> => {
  const [row] = await read.select().from(proposals).where(eq(proposals.id, id));
  if (!row) throw notFound("Proposal");
  return row;
};

const { proposalId, token, number, sentAt, seenAt } = proposalVersions;

/** The version that the guest agreed to, in a query that has both tables. */
export const isAcceptedVersion = and(
  eq(proposalId, proposals.id),
  eq(number, sql`${proposals.acceptance} ->> 'version'`),
);

const countingNumber = sql`(SELECT ${proposals.currentVersion} FROM ${proposals} WHERE ${eq(proposals.id, proposalId)})`;

export const findDraft = async (
  read: Read,
  id: string,
): Promise<ProposalVersionRow | undefined> => {
  const [row] = await read
    .select()
    .from(proposalVersions)
    .where(and(eq(proposalId, id), isNull(token)));
  return row;
};

const toFrozen = (row: ProposalVersionRow | undefined) => (row && isFrozen(row) ? row : undefined);

/** The version that counts: later ones were taken back. */
export const findNewestVersion = async (
  read: Read,
  id: string,
): Promise<FrozenVersion | undefined> => {
  const [row] = await read
    .select()
    .from(proposalVersions)
    .where(and(eq(proposalId, id), isNotNull(token), lte(number, countingNumber)))
    .orderBy(desc(number))
    .limit(1);
  return toFrozen(row);
};

/** The newest version that the guest got: a seen link was sent, even if nobody marked it so. */
export const findSentVersion = async (
  read: Read,
  id: string,
): Promise<FrozenVersion | undefined> => {
  const [row] = await read
    .select()
    .from(proposalVersions)
    .where(and(eq(proposalId, id), or(isNotNull(sentAt), isNotNull(seenAt))))
    .orderBy(desc(number))
    .limit(1);
  return toFrozen(row);
};

/** A frozen version with its proposal, by the secret part of its address. */
export const findByToken = async (
  read: Read,
  secret: string,
): Promise<{ proposal: ProposalRow; version: FrozenVersion } | undefined> => {
  const [row] = await read
    .select({ proposal: proposals, version: proposalVersions })
    .from(proposalVersions)
    .innerJoin(proposals, eq(proposals.id, proposalId))
    .where(eq(token, secret));
  if (!row || !isFrozen(row.version)) return undefined;
  return { proposal: row.proposal, version: row.version };
};
