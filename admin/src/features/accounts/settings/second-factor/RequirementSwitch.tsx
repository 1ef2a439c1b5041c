import { Stack, Switch, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ErrorAlert } from "../../../../components/feedback/ErrorAlert.tsx";
import { QueryState } from "../../../../components/feedback/QueryState.tsx";
import { RowsSkeleton } from "../../../../components/list/RowsSkeleton.tsx";
import { serverMessage } from "../../../../lib/api/api-error.ts";
import { useApp } from "../../../../lib/app/app-context.ts";
import { secondFactorQuery } from "../../../../lib/requests/second-factor.ts";
import { siteSettingsQuery } from "../../../../lib/requests/site-settings.ts";
import { useSaveSecurity } from "../../../../lib/requests/use-save-security.ts";

/** Applies to all admins. */
export function RequirementSwitch() {
  const { api } = useApp();
  const settings = useQuery(siteSettingsQuery(api));
  const { data: factors } = useQuery(secondFactorQuery(api));
  const { mutate, error, isPending } = useSaveSecurity();
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
            description="Admins without one set it up at their next sign-in."
            checked={value.requireSecondFactor}
            disabled={isPending || !(hasFactor || value.requireSecondFactor)}
            onChange={({ currentTarget }) =>
              mutate({ version, value: { requireSecondFactor: currentTarget.checked } })
            }
          />
        )}
      </QueryState>
      {factors && !hasFactor && <Text size="sm">Set up your own second factor first.</Text>}
      {error && (
        <ErrorAlert
          title="Your change wasn't saved. Please try again."
          detail={serverMessage(error)}
        />
      )}
    </Stack>
  );
}
