import { Box } from "@mantine/core";
import { useDeferredValue, useMemo } from "react";
import type { SettingsSection } from "shared/content/site-settings/site-settings";
import { useDateFormat } from "../../../../lib/dates/use-date-format.ts";
import { useSiteSettings } from "../../../../lib/requests/site-settings.ts";
import { ChecksPanel } from "../../records/checks/ChecksPanel.tsx";
import { checkSettings } from "./check-settings.ts";

type Props = { section: SettingsSection; value: unknown };

/** Takes no space in a section that lacks nothing. */
export function SettingsChecks({ section, value }: Props) {
  const settings = useSiteSettings();
  const today = useDateFormat().today();
  const settled = useDeferredValue(value);
  const missing = useMemo(
    () => settings && checkSettings(settings, section, { value: settled, today }),
    [settings, section, settled, today],
  );
  if (!missing || missing.length === 0) return null;
  return (
    <Box mb="md">
      <ChecksPanel missing={missing} />
    </Box>
  );
}
