import { Button, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Conversation } from "shared/inbox/conversations";
import { HelpTitle } from "../../../../components/handbook/HelpTitle.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { pathTo } from "../../../../lib/app/paths.ts";
import { proposalsQuery } from "../data/proposals.queries.ts";
import { useCreateProposal } from "../data/proposals.requests.ts";
import { panelId } from "./focus-panel.ts";
import classes from "./Panel.module.css";
import { ProposalCard } from "./ProposalCard.tsx";

type Props = {
  conversation: Conversation;
  /** E.164, if known. */
  phone: string | undefined;
  /** Puts a text into the reply. */
  onWrite: (text: string) => void;
};

/** Shown at first; older ones are rarely needed. */
const firstShown = 5;

/** The conversation's proposals, newest first. */
export function ProposalsPanel({ conversation, phone, onWrite }: Props) {
  const { api } = useApp();
  const navigate = useNavigate();
  const { data } = useQuery(proposalsQuery(api, conversation._id));
  const create = useCreateProposal(conversation._id);
  const [isWhole, setWhole] = useState(false);
  const proposals = data?.proposals ?? [];
  const shown = isWhole ? proposals : proposals.slice(0, firstShown);
  const { name, email, startsOn, endsOn } = conversation;
  const guest = { name, email, phone, lastDay: endsOn ?? startsOn };
  const add = () =>
    create.mutate(undefined, {
      onSuccess: ({ proposal }) => void navigate(pathTo.proposal(proposal._id)),
    });
  return (
    <section id={panelId} aria-label="Proposals" className={classes.panel}>
      <Group justify="space-between" gap="xs">
        <HelpTitle
          order={3}
          size="h6"
          tabIndex={-1}
          className={classes.title}
          help="proposals-and-payments"
        >
          {proposals.length === 1 ? "Proposal" : `Proposals (${proposals.length})`}
        </HelpTitle>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Plus size={16} aria-hidden />}
          loading={create.isPending}
          onClick={add}
        >
          Another proposal
        </Button>
      </Group>
      <ul className={classes.list} aria-label="Proposals">
        {shown.map((proposal) => (
          <li key={proposal._id}>
            <ProposalCard proposal={proposal} guest={guest} onWrite={onWrite} />
          </li>
        ))}
      </ul>
      {shown.length < proposals.length && (
        <Button variant="default" size="xs" onClick={() => setWhole(true)}>
          Show all {proposals.length}
        </Button>
      )}
    </section>
  );
}
