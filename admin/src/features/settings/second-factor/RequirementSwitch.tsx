import { Stack, Switch, Text, Title } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { saveSiteSettings } from "shared/endpoints/site-settings";
import { ErrorAlert } from "../../../components/feedback/ErrorAlert.tsx";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { serverMessage } from "../../../lib/api/api-error.ts";
import { saveTimeout } from "../../../lib/api/timeouts.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import { secondFactorQuery } from "../../../lib/requests/second-factor.ts";
import { siteSettingsQuery } from "../../../lib/requests/site-settings.ts";

type Change = { requireSecondFactor: boolean; version: string };

function useRequire() {
  const { api } = useApp();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ version, ...value }: Change) => {
      const body = { section: "security", version, value } as const;
      return api.request(saveSiteSettings, { body, signal: AbortSignal.timeout(saveTimeout) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["settings"] }),
  });
}

/** For all admins at once. */
export function RequirementSwitch() {
  const { api } = useApp();
  const settings = useQuery(siteSettingsQuery(api));
  const { data: factors } = useQuery(secondFactorQuery(api));
  const { mutate, error, isPending } = useRequire();
  const hasFactor = factors !== undefined && (factors.totp !== null || factors.passkeys.length > 0);
  return (
    <Stack>
      <Title order={2} size="h4">
        All admins
      </Title>
      <QueryState
        query={settings}
        skeleton={<RowsSkeleton rows={1} height={60} />}
        errorText="Failed to load the settings."
      >
        {({ security: { value, version } }) => (
          <Switch
            label="Every admin needs a second factor"
            description="Whoever has none sets one up at the next look into the admin area."
            checked={value.requireSecondFactor}
            disabled={isPending || !(hasFactor || value.requireSecondFactor)}
            onChange={({ currentTarget }) =>
              mutate({ requireSecondFactor: currentTarget.checked, version })
            }
          />
        )}
      </QueryState>
      {!hasFactor && <Text size="sm">Set up your own second factor first.</Text>}
      {error && <ErrorAlert title="This was not changed." detail={serverMessage(error)} />}
    </Stack>
  );
}
