import { Button, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useNavigate, useParams } from "react-router";
import type { Proposal } from "shared/inbox/proposals/proposals";
import type { ConversationBody } from "shared/inbox/timeline";
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
import { describeState, getTitle, hasReachedGuest } from "../data/describe-proposal.ts";
import { proposeTrip } from "../data/guest-texts.ts";
import { proposalQuery } from "../data/proposals.queries.ts";
import { useProposalActions } from "../data/proposals.requests.ts";
import { Preview } from "./Preview.tsx";
import { ProposalEditor } from "./ProposalEditor.tsx";
import { isDrafted } from "./use-draft-editor.ts";

const SendLink = lazy(async () => ({
  default: (await import("../send/SendLink.tsx")).SendLink,
}));

export function ProposalScreen() {
  const { id = "" } = useParams();
  const { api } = useApp();
  const result = useQuery(proposalQuery(api, id));
  const proposal = result.data?.proposal;
  const body = useQuery({
    ...conversationQuery(api, proposal?.conversationId ?? ""),
    enabled: proposal !== undefined,
  }).data;
  const guest = body ? displayName(body.conversation) : undefined;
  const back = proposal
    ? { to: pathTo.conversation(proposal.conversationId), label: `Back to ${guest ?? "the guest"}` }
    : { to: adminPaths.inbox, label: "Inbox" };
  return (
    <Screen title={guest ? `Proposal for ${guest}` : "Proposal"} back={back}>
      <NotificationArea />
      <QueryState
        query={result}
        skeleton={<RowsSkeleton rows={4} height={120} />}
        errorText="Couldn't load the proposal."
      >
        {(loaded) => <Loaded key={id} proposal={loaded.proposal} body={body} />}
      </QueryState>
    </Screen>
  );
}

type Props = { proposal: Proposal; body: ConversationBody | undefined };

/** The message outlives the editor: a link that is ready is sent with it. */
function Loaded({ proposal, body }: Props) {
  const [typed, setText] = useState<string>();
  const name = body?.conversation.name ?? null;
  const earlier = isDrafted(proposal) ? proposal.versions : proposal.versions.slice(1);
  const isNewVersion = hasReachedGuest(earlier);
  const text = typed ?? proposeTrip({ name, title: getTitle(proposal), isNewVersion });
  if (isDrafted(proposal))
    return <ProposalEditor proposal={proposal} message={{ text, onText: setText }} />;
  return <SentProposal proposal={proposal} body={body} text={text} />;
}

/** A proposal without a draft: what the guest sees, and the next step. */
function SentProposal({ proposal, body, text }: Props & { text: string }) {
  const format = useDateFormat();
  const navigate = useNavigate();
  const { startVersion } = useProposalActions(proposal._id);
  const leave = () => void navigate(pathTo.conversation(proposal.conversationId));
  return (
    <Stack>
      <Text role="status">{describeState(proposal, format)}</Text>
      {proposal.state === "ready" && body && (
        <Suspense>
          <SendLink proposal={proposal} body={body} text={text} onSent={leave} />
        </Suspense>
      )}
      {proposal.acceptance === null && (
        <Button
          variant="default"
          style={{ alignSelf: "flex-start" }}
          leftSection={<Pencil size={16} aria-hidden />}
          loading={startVersion.isPending}
          onClick={() => startVersion.mutate()}
        >
          {proposal.state === "ready" ? "Edit again" : "Start a new version"}
        </Button>
      )}
      <Preview id={proposal._id} revision={proposal.updatedAt} />
    </Stack>
  );
}
