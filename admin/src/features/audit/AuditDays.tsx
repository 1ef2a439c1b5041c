import { Button, Group, NumberInput, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorAlert } from "../../components/feedback/ErrorAlert.tsx";
import { serverMessage } from "../../lib/api/api-error.ts";
import { useApp } from "../../lib/app/app-context.ts";
import { siteSettingsQuery } from "../../lib/requests/site-settings.ts";
import { useSaveSecurity } from "../../lib/requests/use-save-security.ts";

export function AuditDays() {
  const { api } = useApp();
  const { data: settings } = useQuery(siteSettingsQuery(api));
  const [typed, setTyped] = useState<number | string>();
  const { mutate, error, isPending, isSuccess } = useSaveSecurity();
  if (!settings) return null;
  const { value, version } = settings.security;
  const days = typed ?? value.auditDays;
  return (
    <Stack
      component="form"
      gap="xs"
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ version, value: { auditDays: Number(days) } });
      }}
    >
      <Group align="end" gap="xs">
        <NumberInput
          label="Keep entries for (days)"
          value={days}
          onChange={setTyped}
          min={30}
          max={3_650}
          clampBehavior="none"
          required
        />
        <Button type="submit" variant="default" loading={isPending}>
          Save
        </Button>
        <span role="status">{isSuccess && days === value.auditDays && "Saved."}</span>
      </Group>
      {error && (
        <ErrorAlert title="Couldn't save. Please try again." detail={serverMessage(error)} />
      )}
    </Stack>
  );
}
