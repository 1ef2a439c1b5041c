import { Alert, Button, Code, Group, Stack, Switch, Text } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { changeFeed, makeFeed, removeFeed } from "shared/inbox/agenda/agenda.endpoints";
import type { AgendaFeed, AgendaFeedInput } from "shared/inbox/agenda/agenda-feed";
import { CopyText } from "../../../components/copy/CopyText.tsx";
import { DateTime } from "../../../components/date/DateTime.tsx";
import { notify, notifyError } from "../../../components/feedback/notify.ts";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { HelpTitle } from "../../../components/handbook/HelpTitle.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { saveTimeout } from "../../../lib/api/timeouts.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import { feedQuery } from "./agenda-feed.queries.ts";

const usual = { names: true, contacts: false };

/** The agenda as a subscription for the owner's calendar app. */
export function AgendaFeedSection() {
  const { result, ...actions } = useAgendaFeed();
  return (
    <Stack>
      <HelpTitle order={2} size="h4" help="phone-and-notifications#see-trips-in-your-calendar">
        Agenda in your calendar
      </HelpTitle>
      <Text>
        See your agenda in the calendar app on your phone or computer. Anyone with the secret link
        can read it without signing in, so keep it private.
      </Text>
      <QueryState
        query={result}
        skeleton={<RowsSkeleton rows={2} height={48} />}
        errorText="Couldn't load your calendar settings."
      >
        {(feed) => <FeedForm key={feed?.createdAt} feed={feed} {...actions} />}
      </QueryState>
    </Stack>
  );
}

type Props = Omit<ReturnType<typeof useAgendaFeed>, "result"> & { feed: AgendaFeed | null };

function FeedForm({ feed, make, change, remove }: Props) {
  const [tells, setTells] = useState({
    names: feed?.names ?? usual.names,
    contacts: feed?.contacts ?? usual.contacts,
  });
  const set = (part: Partial<typeof usual>) => {
    const next = { ...tells, ...part };
    if (!feed) return setTells(next);
    change.mutate(next, { onSuccess: () => setTells(next) });
  };
  return (
    <Stack align="flex-start">
      <Switch
        label="Include guests' names"
        checked={tells.names}
        onChange={({ currentTarget }) => set({ names: currentTarget.checked })}
      />
      <Switch
        label="Include their email and phone number"
        checked={tells.contacts}
        onChange={({ currentTarget }) => set({ contacts: currentTarget.checked })}
      />
      {feed && (
        <Text size="sm">
          Created <DateTime at={feed.createdAt} />.
        </Text>
      )}
      {make.data && <NewAddress address={make.data.address} />}
      <Group>
        <Button loading={make.isPending} onClick={() => make.mutate(tells)}>
          {feed ? "Create a new link" : "Create link"}
        </Button>
        {feed && (
          <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate()}>
            Delete link
          </Button>
        )}
      </Group>
      {feed && (
        <Text size="sm" c="dimmed">
          A new link replaces the old one, so you'll need to add it to your calendars again.
        </Text>
      )}
    </Stack>
  );
}

function NewAddress({ address }: { address: string }) {
  return (
    <Alert color="lake" title="Your new link. Copy it now; it won't be shown again." role="status">
      <Group gap="xs" wrap="nowrap">
        <Code style={{ overflowWrap: "anywhere" }}>{address}</Code>
        <CopyText noun="the link" text={address} />
      </Group>
    </Alert>
  );
}

function useAgendaFeed() {
  const { api } = useApp();
  const client = useQueryClient();
  const result = useQuery(feedQuery(api));
  const signal = () => AbortSignal.timeout(saveTimeout);
  const store = (feed: AgendaFeed | null) => client.setQueryData(feedQuery(api).queryKey, feed);
  const onError = (error: Error) => notifyError("Couldn't save. Please try again.", error);
  const make = useMutation({
    mutationFn: (body: AgendaFeedInput) => api.request(makeFeed, { body, signal: signal() }),
    onSuccess: ({ feed }) => store(feed),
    onError,
  });
  const change = useMutation({
    mutationFn: (body: AgendaFeedInput) => api.request(changeFeed, { body, signal: signal() }),
    onSuccess: ({ feed }) => {
      store(feed);
      notify("Saved", "Calendars update within a few hours.");
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: () => api.request(removeFeed, { signal: signal() }),
    onSuccess: ({ feed, message }) => {
      make.reset();
      store(feed);
      notify("Link deleted", message);
    },
    onError,
  });
  return { result, make, change, remove };
}
