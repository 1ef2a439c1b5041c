import { Stack, Switch, Title } from "@mantine/core";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { readDigestChoice, saveDigestChoice } from "shared/inbox/notifications/digests.endpoints";
import { ErrorAlert } from "../../../components/feedback/ErrorAlert.tsx";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import type { Api } from "../../../lib/api/api-client.ts";
import { serverMessage } from "../../../lib/api/api-error.ts";
import { saveTimeout } from "../../../lib/api/timeouts.ts";
import { useApp } from "../../../lib/app/app-context.ts";

const digestQuery = (api: Api) =>
  queryOptions({
    queryKey: ["digest"],
    queryFn: ({ signal }) => api.request(readDigestChoice, { signal }),
  });

/** Whether whoever is signed in gets a mail each working morning. */
export function MorningMail() {
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
    <Stack component="section" aria-label="Morning mail" mt="xl">
      <Title order={2} size="h4">
        Morning mail
      </Title>
      <QueryState
        query={choice}
        skeleton={<RowsSkeleton rows={1} height={60} />}
        errorText="Failed to load whether you get the morning mail."
      >
        {({ isWanted }) => (
          <Switch
            label="Mail me each working morning what waits"
            description="Who waits for an answer, today's reminders and tomorrow's trips, when you open or at 7:00 where no opening hours are set. On mornings when nothing waits, no mail comes."
            checked={isWanted}
            disabled={isPending}
            onChange={({ currentTarget }) => mutate(currentTarget.checked)}
          />
        )}
      </QueryState>
      {error && <ErrorAlert title="This was not changed." detail={serverMessage(error)} />}
    </Stack>
  );
}
