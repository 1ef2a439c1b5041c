import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { priceProposal } from "shared/inbox/proposals/price-proposal";
import type { ProposalContent } from "shared/inbox/proposals/proposal-content";
import type { ProposalChannel } from "shared/inbox/proposals/proposals";
import type { Actor } from "#platform/actor.ts";
import { nextVersionTime } from "#platform/db/next-version-time.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import {
  type ProposalRow,
  type ProposalVersionRow,
  proposals,
  proposalVersions,
} from "#tables/proposals.ts";
import { readConversation } from "../../messages/conversation-row.ts";
import type { FrozenVersion } from "../reading/proposal-rows.ts";

/** The secret of a guest's link: 128 bits make 22 characters. */
export const newLinkToken = () => randomBytes(16).toString("base64url");

/** The same text for the same content, in whatever order its fields are. */
const toCanonicalJson = (content: ProposalContent) =>
  JSON.stringify(content, (_key, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

export const hashContent = (content: ProposalContent): string =>
  createHash("sha256").update(toCanonicalJson(content)).digest("hex");

/** The total of the first option stands for an offer until the guest chooses. */
export const toOffer = (content: ProposalContent) => {
  const [first] = content.options;
  const total = first ? priceProposal(content, { option: first.id, extras: [] }).total : null;
  return { total, currency: content.currency };
};

type Sending = { channel: ProposalChannel; text: string; by: Actor; at: Date };

/** Nobody can change it from now on, and its link works. */
export const freezeVersion = async (
  tx: Transaction,
  proposal: ProposalRow,
  draft: ProposalVersionRow,
  { channel, text, by, at }: Sending,
): Promise<{ proposal: ProposalRow; version: FrozenVersion }> => {
  const { content, number } = draft;
  const { name: guestName } = await readConversation(tx, proposal.conversationId);
  const frozen = {
    guestName,
    ...{ token: newLinkToken(), hash: hashContent(content), channel, text },
    ...{ frozenAt: at.toISOString(), byId: by.id },
  };
  const changed = {
    ...{ state: "ready" as const, currentVersion: number, ...toOffer(content) },
    updatedAt: nextVersionTime(proposal.updatedAt, at),
  };
  await tx.update(proposalVersions).set(frozen).where(eq(proposalVersions.id, draft.id));
  await tx.update(proposals).set(changed).where(eq(proposals.id, proposal.id));
  return { proposal: { ...proposal, ...changed }, version: { ...draft, ...frozen } };
};
