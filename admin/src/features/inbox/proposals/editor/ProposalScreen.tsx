import { Button, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useParams } from "react-router";
import type { Proposal } from "shared/inbox/proposals/proposals";
import { adminPaths } from "shared/paths";
import { NotificationArea } from "../../../../components/feedback/NotificationArea.tsx";
import { QueryState } from "../../../../components/feedback/QueryState.tsx";
import { RowsSkeleton } from "../../../../components/list/RowsSkeleton.tsx";
import { Screen } from "../../../../components/shell/Screen.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { pathTo } from "../../../../lib/app/paths.ts";
import { useDateFormat } from "../../../../lib/dates/use-date-format.ts";
import { displayName } from "../../../../lib/travel/describe-conversation.ts";
import { conversationQuery } from "../../conversations/data/conversations.requests.ts";
import { describeState } from "../data/describe-proposal.ts";
import { proposalQuery } from "../data/proposals.queries.ts";
import { useProposalActions } from "../data/proposals.requests.ts";
import classes from "./Editor.module.css";
import { Preview } from "./Preview.tsx";
import { ProposalEditor } from "./ProposalEditor.tsx";
import { isDrafted } from "./use-draft-editor.ts";

export function ProposalScreen() {
  const { id = "" } = useParams();
  const { api } = useApp();
  const result = useQuery(proposalQuery(api, id));
  const proposal = result.data?.proposal;
  const conversation = useQuery({
    ...conversationQuery(api, proposal?.conversationId ?? ""),
    enabled: proposal !== undefined,
  }).data?.conversation;
  const guest = conversation ? displayName(conversation) : "the conversation";
  const back = proposal && {
    to: pathTo.conversation(proposal.conversationId),
    label: `Back to ${guest}`,
  };
  return (
    <Screen
      title={conversation ? `Proposal for ${guest}` : "Proposal"}
      back={back ?? { to: adminPaths.inbox, label: "Inbox" }}
    >
      <NotificationArea />
      <QueryState
        query={result}
        skeleton={<RowsSkeleton rows={4} height={120} />}
        errorText="Couldn't load the proposal."
      >
        {(loaded) =>
          isDrafted(loaded.proposal) ? (
            <ProposalEditor key={id} proposal={loaded.proposal} />
          ) : (
            <SentProposal proposal={loaded.proposal} />
          )
        }
      </QueryState>
    </Screen>
  );
}

/** A proposal without a draft: what the guest sees, and the way to a new version. */
function SentProposal({ proposal }: { proposal: Proposal }) {
  const format = useDateFormat();
  const { startVersion } = useProposalActions(proposal._id);
  return (
    <Stack>
      <Group justify="space-between">
        <Text>{describeState(proposal, format)}</Text>
        {proposal.state !== "accepted" && (
          <Button
            variant="default"
            leftSection={<Pencil size={16} aria-hidden />}
            loading={startVersion.isPending}
            onClick={() => startVersion.mutate()}
          >
            Start a new version
          </Button>
        )}
      </Group>
      <div className={classes.sent}>
        <Preview id={proposal._id} revision={proposal.updatedAt} />
      </div>
    </Stack>
  );
}
