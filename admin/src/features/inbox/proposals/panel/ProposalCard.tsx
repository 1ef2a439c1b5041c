import { Badge, Group, Text } from "@mantine/core";
import type { Proposal } from "shared/inbox/proposals/proposals";
import { useDateFormat } from "../../../../lib/dates/use-date-format.ts";
import { TripGuestsSection } from "../../trips/TripGuestsSection.tsx";
import {
  describePaid,
  describeState,
  describeTotals,
  describeValidity,
  type Guest,
  getContent,
  getShownState,
  getTitle,
  type ShownState,
  stateLabels,
} from "../data/describe-proposal.ts";
import { CardActions } from "./CardActions.tsx";
import { Money } from "./Money.tsx";
import classes from "./Panel.module.css";
import { ReviewRequest } from "./ReviewRequest.tsx";

type Props = { proposal: Proposal; guest: Guest; onWrite: (text: string) => void };

const colors: Record<ShownState, string> = {
  draft: "gray",
  ready: "clay",
  sent: "lake",
  seen: "lake",
  expired: "clay",
  accepted: "lake",
  declined: "gray",
  withdrawn: "gray",
  cancelled: "gray",
};

/** State, price and money of a proposal, and what can be done with it. */
export function ProposalCard({ proposal, guest, onWrite }: Props) {
  const format = useDateFormat();
  const today = format.today();
  const state = getShownState(proposal, today);
  const content = getContent(proposal);
  const validity = describeValidity(proposal, today);
  const { balance, draft, versions } = proposal;
  return (
    <article className={classes.card} aria-label={getTitle(proposal)}>
      <Group gap="xs" justify="space-between" wrap="nowrap" align="start">
        <Text size="sm" fw={600}>
          {getTitle(proposal)}
        </Text>
        <Badge
          color={colors[state]}
          variant={state === "accepted" ? "filled" : "light"}
          flex="none"
          tt="none"
        >
          {stateLabels[state]}
        </Badge>
      </Group>
      {content && (
        <Text size="sm">{balance ? describePaid(balance) : describeTotals(content)}</Text>
      )}
      <Text size="sm">
        {describeState(proposal, format)} {validity}
      </Text>
      {draft && proposal.state === "sent" && (
        <Text size="sm" fw={600}>
          Version {draft.number} is a draft; the guest still sees version {versions[0]?.number}.
        </Text>
      )}
      {balance && <Money proposal={proposal} balance={balance} guest={guest} onWrite={onWrite} />}
      {proposal.state === "accepted" && (
        <TripGuestsSection proposal={proposal} name={guest.name} onWrite={onWrite} />
      )}
      <ReviewRequest proposal={proposal} guest={guest} />
      <CardActions proposal={proposal} guest={guest} />
    </article>
  );
}
