import { Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { MessageCircleQuestion, Printer, UsersRound } from "lucide-react";
import { Link } from "react-router";
import type { Proposal } from "shared/inbox/proposals/proposals";
import { describeFilledIn, isFilledIn } from "shared/inbox/trips/trip-guests";
import { ErrorAlert } from "../../../components/feedback/ErrorAlert.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { pathTo } from "../../../lib/app/paths.ts";
import { askForDetails } from "../proposals/data/guest-texts.ts";
import { tripGuestsQuery } from "./trip-guests.requests.ts";

type Props = {
  proposal: Proposal;
  name: string | null;
  /** Puts a text into the reply. */
  onWrite: (text: string) => void;
};

/** The state of the guest details of an accepted trip, their forms, and the sheet for the guide. */
export function TripGuestsSection({ proposal, name, onWrite }: Props) {
  const { api } = useApp();
  const { data, isError, refetch } = useQuery(tripGuestsQuery(api, proposal._id));
  const link = data?.link;
  const look = { size: "xs", variant: "default" };
  return (
    <>
      {isError && !data && (
        <ErrorAlert title="Couldn't load the guest details." onRetry={() => void refetch()} />
      )}
      {link && <Text size="sm">Guest details: {describeFilledIn(data.guests)}</Text>}
      <Group gap="xs">
        {link && !data.guests.every(isFilledIn) && (
          <Button
            {...look}
            leftSection={<MessageCircleQuestion size={16} aria-hidden />}
            onClick={() => onWrite(askForDetails({ name, link }))}
          >
            Ask for details
          </Button>
        )}
        {link && (
          <Button
            {...look}
            component="a"
            href={link}
            target="_blank"
            rel="noopener"
            leftSection={<UsersRound size={16} aria-hidden />}
          >
            Guest details
          </Button>
        )}
        <Button
          {...look}
          component={Link}
          to={pathTo.daySheet({ trip: proposal.conversationId })}
          leftSection={<Printer size={16} aria-hidden />}
        >
          Day sheet
        </Button>
      </Group>
    </>
  );
}
