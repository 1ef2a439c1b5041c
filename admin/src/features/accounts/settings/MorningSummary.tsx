import { Stack, Switch, Title } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { saveDigestChoice } from "shared/inbox/notifications/digests.endpoints";
import { ErrorAlert } from "../../../components/feedback/ErrorAlert.tsx";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { serverMessage } from "../../../lib/api/api-error.ts";
import { saveTimeout } from "../../../lib/api/timeouts.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import { digestQuery } from "./me.queries.ts";

export function MorningSummary() {
  const { api } = useApp();
  const client = useQueryClient();
  const query = digestQuery(api);
  const choice = useQuery(query);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (isWanted: boolean) => {
      const signal = AbortSignal.timeout(saveTimeout);
      return api.request(saveDigestChoice, { body: { isWanted }, signal });
    },
    onSuccess: (saved) => client.setQueryData(query.queryKey, saved),
  });
  return (
    <Stack component="section" aria-label="Morning summary" mt="xl">
      <Title order={2} size="h4">
        Morning summary
      </Title>
      <QueryState
        query={choice}
        skeleton={<RowsSkeleton rows={1} height={60} />}
        errorText="Couldn't load this setting."
      >
        {({ isWanted }) => (
          <Switch
            label="Email me every working morning"
            description="Guests waiting for a reply, today's reminders and tomorrow's trips, at opening time (or 7:00). Skipped when there's nothing to do."
            checked={isWanted}
            disabled={isPending}
            onChange={({ currentTarget }) => mutate(currentTarget.checked)}
          />
        )}
      </QueryState>
      {error && (
        <ErrorAlert
          title="Your change wasn't saved. Please try again."
          detail={serverMessage(error)}
        />
      )}
    </Stack>
  );
}
