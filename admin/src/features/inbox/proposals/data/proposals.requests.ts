import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type AcceptanceInput,
  type Proposal,
  type proposalList,
  proposal as proposalSchema,
  type SendProposalInput,
} from "shared/inbox/proposals/proposals";
import {
  acceptProposal,
  createProposal,
  discardProposalDraft,
  markProposalSent,
  sendProposal,
  startProposalVersion,
  withdrawProposal,
} from "shared/inbox/proposals/proposals.endpoints";
import type { ReviewChannel } from "shared/inbox/proposals/review-requests";
import { askForReview } from "shared/inbox/proposals/review-requests.endpoints";
import type { z } from "zod";
import { notify, notifyError } from "../../../../components/feedback/notify.ts";
import { conflictingRecord } from "../../../../lib/api/edit-conflict.ts";
import { saveTimeout } from "../../../../lib/api/timeouts.ts";
import { useApp } from "../../../../lib/app/app-context.ts";
import { useIdempotencyKey } from "../../../../lib/editing/use-idempotency-key.ts";
import { useInvalidate } from "../../../../lib/requests/use-invalidate.ts";
import { proposalKey, proposalsKey } from "./proposals.queries.ts";

type ProposalList = z.infer<typeof proposalList>;

/** Shows a changed proposal at once, before the lists are refetched. */
export function useProposalCache() {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const store = (changed: Proposal) => {
    client.setQueryData(proposalKey(changed._id), { proposal: changed });
    client.setQueryData<ProposalList>(
      proposalsKey(changed.conversationId),
      (list) =>
        list && {
          proposals: list.proposals.map((each) => (each._id === changed._id ? changed : each)),
        },
    );
  };
  return {
    store,
    /** Shows a failure, and the proposal that somebody else has changed. */
    takeOver: (error: Error) => {
      const current = conflictingRecord(error, proposalSchema);
      if (current) store(current);
      notifyError("Couldn't save. Please try again.", error);
    },
    refresh: () => invalidate("conversations"),
  };
}

type Saved = { message: string; proposal: Proposal };

export const shortly = () => AbortSignal.timeout(saveTimeout);

/** Changes a proposal; a failure is shown as a notice, and a newer version of the proposal is taken over. */
export function useProposalChange<Input = void>(send: (input: Input) => Promise<Saved>) {
  const cache = useProposalCache();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ proposal }) => cache.store(proposal),
    onError: cache.takeOver,
    onSettled: cache.refresh,
  });
}

/** The link of a draft whose versions were frozen was taken back. */
const describeDiscarded = ({ state, versions }: Proposal) => {
  if (versions.length === 0) return "It was never sent.";
  return state === "draft"
    ? "The guest's link stays withdrawn."
    : "The guest's version is unchanged.";
};

/** The changes that need the proposal's id. */
export function useProposalActions(id: string) {
  const { api } = useApp();
  const to = () => ({ params: { id }, signal: shortly() });
  const cache = useProposalCache();
  const discard = useMutation({
    mutationFn: ({ updatedAt }: Proposal) =>
      api.request(discardProposalDraft, { ...to(), query: { updatedAt } }),
    onSuccess: ({ message }, proposal) => notify(message, describeDiscarded(proposal)),
    onError: cache.takeOver,
    onSettled: cache.refresh,
  });
  return {
    discard,
    startVersion: useProposalChange(() => api.request(startProposalVersion, to())),
    markSent: useProposalChange(() => api.request(markProposalSent, to())),
    /** Also cancels an accepted trip; for the proposal as it was read. */
    withdraw: useProposalChange((updatedAt: string) =>
      api.request(withdrawProposal, { ...to(), body: { updatedAt } }),
    ),
    send: useProposalChange((body: SendProposalInput) =>
      api.request(sendProposal, { ...to(), body }),
    ),
    askForReview: useProposalChange((channel: ReviewChannel) =>
      api.request(askForReview, { ...to(), body: { channel } }),
    ),
    accept: useProposalChange((body: AcceptanceInput) =>
      api.request(acceptProposal, { ...to(), body }),
    ),
  };
}

export function useCreateProposal(conversationId: string) {
  const { api } = useApp();
  const keys = useIdempotencyKey();
  return useProposalChange(async () => {
    const headers = keys.headersFor({ conversationId });
    const params = { id: conversationId };
    const saved = await api.request(createProposal, { params, headers, signal: shortly() });
    keys.forget();
    return saved;
  });
}
