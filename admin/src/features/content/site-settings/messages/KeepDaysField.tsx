import { Stack, Text, TextInput } from "@mantine/core";
import { EnvironmentNotice } from "../../../../components/feedback/EnvironmentNotice.tsx";
import { useSiteSettings } from "../../../../lib/requests/site-settings.ts";
import type { SettingsFields } from "../editing/settings-fields.ts";
import type { MessagesValues } from "./messages-editor.ts";

/** A value from the environment is read-only. */
export function KeepDaysField({ form }: { form: SettingsFields<MessagesValues> }) {
  const days = useSiteSettings()?.environment.retentionDays;
  if (days) {
    return (
      <Stack gap="xs">
        <Text size="sm">
          Messages are deleted {days === 1 ? "a day" : `${days} days`} after they came.
        </Text>
        <EnvironmentNotice variable="RETENTION_DAYS" />
      </Stack>
    );
  }
  return (
    <TextInput
      label="Delete messages after (days)"
      description="Inquiries and messages, with your replies and all emails about them, are deleted for good after this time. Leave empty to keep them until you delete them. Your privacy page says so."
      inputMode="numeric"
      styles={{ wrapper: { maxWidth: "10rem" } }}
      {...form.getInputProps("keepDays")}
    />
  );
}
