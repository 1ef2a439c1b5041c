import { createHash, randomBytes } from "node:crypto";
import { priceProposal } from "shared/inbox/proposals/price-proposal";
import type { ProposalContent } from "shared/inbox/proposals/proposal-content";
import type { ProposalChannel } from "shared/inbox/proposals/proposals";
import { aProposal } from "shared/testing/a-proposal";
import { newId } from "#platform/db/new-id.ts";
import {
  type ProposalRow,
  proposals,
  proposalVersions,
  verificationCodes,
} from "#tables/proposals.ts";
import type { TestApp } from "./create-test-app.ts";

/** Days that no clock reaches, so that nothing is overdue. */
const farDays = {
  ...{ startsOn: "2999-12-20", endsOn: "2999-12-21", validUntil: "2999-12-14" },
  schedule: [
    { label: "Deposit", share: { unit: "percent" as const, value: 30 }, dueOn: null },
    { label: "Rest", share: null, dueOn: "2999-12-10" },
  ],
};

type Changes = {
  content?: Partial<ProposalContent>;
  channel?: ProposalChannel;
  row?: Partial<ProposalRow>;
  code?: string;
};

/** A proposal that its guest has accepted, unless `row` says otherwise. Returns its id and token. */
export const addProposal = async (
  { db, clock }: Pick<TestApp, "db" | "clock">,
  conversationId: string,
  { content: changed, channel = "mail", row, code = "K7M2XQ4P" }: Changes = {},
) => {
  const id = newId();
  const at = clock.now().toISOString();
  const content = aProposal({ ...farDays, ...changed });
  const option = content.options[0]!.id;
  const { total } = priceProposal(content, { option, extras: [] });
  const token = randomBytes(16).toString("base64url");
  const hash = createHash("sha256").update(JSON.stringify(content)).digest("hex");
  const times = { createdAt: at, sentAt: at };
  await db.write(async (tx) => {
    await tx.insert(verificationCodes).values({ code, conversationId }).onConflictDoNothing();
    await tx.insert(proposals).values({
      ...{ id, conversationId, code, total, currency: content.currency, ...times },
      ...{ state: "accepted", currentVersion: 1, decidedAt: at, updatedAt: at },
      acceptance: {
        ...{ version: 1, option, extras: [], name: "Ada", byId: null },
        acceptedOn: at.slice(0, 10),
      },
      ...row,
    });
    await tx.insert(proposalVersions).values({
      ...{ id: newId(), proposalId: id, number: 1, content, token, hash, channel },
      ...{ frozenAt: at, ...times },
    });
  });
  return { id, token };
};
