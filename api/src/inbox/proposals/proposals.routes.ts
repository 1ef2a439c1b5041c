import type { GuestProposalPage } from "shared/inbox/proposals/guest-pages";
import {
  acceptProposal,
  createProposal,
  discardProposalDraft,
  listProposals,
  markProposalSent,
  previewProposal,
  readProposal,
  saveProposalDraft,
  sendProposal,
  startProposalVersion,
  withdrawProposal,
} from "shared/inbox/proposals/proposals.endpoints";
import { readIdempotencyKey } from "#http/idempotency-key.ts";
import { route } from "#http/route.ts";
import type { GuestProposalsService } from "./guest-proposals.service.ts";
import type { ProposalsService } from "./proposals.service.ts";

type Deps = {
  proposals: ProposalsService;
  guestProposals: GuestProposalsService;
  guestPages: { renderPreview: (page: GuestProposalPage) => Promise<string> };
};

export const proposalsRoutes = ({ proposals, guestProposals, guestPages }: Deps) => [
  route(listProposals, async ({ params }) => ({ proposals: await proposals.list(params.id) })),
  route(createProposal, async ({ c, by, params }) => ({
    message: "Draft created.",
    proposal: await proposals.create(by, params.id, await readIdempotencyKey(c, params)),
  })),
  route(readProposal, async ({ params }) => ({ proposal: await proposals.read(params.id) })),
  route(startProposalVersion, async ({ by, params }) => ({
    message: "Draft created.",
    proposal: await proposals.startVersion(by, params.id),
  })),
  route(saveProposalDraft, async ({ by, params, body }) => ({
    message: "Draft saved.",
    proposal: await proposals.save(by, params.id, body),
  })),
  route(discardProposalDraft, async ({ by, params, query }) => {
    await proposals.discard(by, params.id, query.updatedAt);
    return { message: "Draft discarded." };
  }),
  route(previewProposal, async ({ params }) => ({
    html: await guestPages.renderPreview(await guestProposals.readPreview(params.id)),
  })),
  route(sendProposal, async ({ by, params, body }) => ({
    message: body.channel === "mail" ? "Proposal sent." : "The link is ready to be sent.",
    proposal: await proposals.send(by, params.id, body),
  })),
  route(markProposalSent, async ({ by, params }) => ({
    message: "Marked as sent.",
    proposal: await proposals.markSent(by, params.id),
  })),
  route(acceptProposal, async ({ by, user, params, body }) => ({
    message: "Proposal accepted for the guest.",
    proposal: await proposals.accept(by, user, params.id, body),
  })),
  route(withdrawProposal, async ({ by, params, body }) => {
    const proposal = await proposals.withdraw(by, params.id, body.updatedAt);
    const message = proposal.cancelledAt === null ? "Proposal withdrawn." : "Trip cancelled.";
    return { message, proposal };
  }),
];
