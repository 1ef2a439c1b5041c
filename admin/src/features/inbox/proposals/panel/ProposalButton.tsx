import { Button, type ButtonProps } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { useNavigate } from "react-router";
import { notifyError } from "../../../../components/feedback/notify.ts";
import { NetworkError } from "../../../../lib/api/api-error.ts";
import { useApp } from "../../../../lib/app/app-context.ts";
import { pathTo } from "../../../../lib/app/paths.ts";
import { proposalsQuery } from "../data/proposals.queries.ts";
import { useCreateProposal } from "../data/proposals.requests.ts";
import { focusPanel } from "./focus-panel.ts";

/** Opens the conversation's draft, or makes the first one; proposals that were sent are shown in the conversation. */
function useOpenProposal(conversationId: string) {
  const { api } = useApp();
  const client = useQueryClient();
  const navigate = useNavigate();
  const create = useCreateProposal(conversationId);
  const load = async () => {
    const query = proposalsQuery(api, conversationId);
    try {
      return await client.fetchQuery({ ...query, staleTime: 0 });
    } catch (error) {
      const known = client.getQueryData(query.queryKey);
      if (known && error instanceof NetworkError) return known;
      throw error;
    }
  };
  const open = useMutation({
    mutationFn: load,
    onSuccess: ({ proposals }) => {
      const draft = proposals.find((proposal) => proposal.draft !== null);
      if (draft) return void navigate(pathTo.proposal(draft._id));
      if (proposals.length === 0)
        return create.mutate(undefined, {
          onSuccess: ({ proposal }) => void navigate(pathTo.proposal(proposal._id)),
        });
      if (!focusPanel()) void navigate(pathTo.conversation(conversationId));
    },
    onError: (error) => notifyError("Couldn't load the proposals.", error),
  });
  return { open: () => open.mutate(), isPending: open.isPending || create.isPending };
}

type Props = ButtonProps & {
  conversationId: string;
  /** Screen readers read it where several guests are listed. */
  guest?: string;
};

export function ProposalButton({ conversationId, guest, ...button }: Props) {
  const { open, isPending } = useOpenProposal(conversationId);
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<FileText size={16} aria-hidden />}
      {...button}
      loading={isPending}
      aria-label={guest && `Proposal for ${guest}`}
      onClick={open}
    >
      Proposal
    </Button>
  );
}
