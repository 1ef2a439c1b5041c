import { queryOptions } from "@tanstack/react-query";
import type { SettingsChange, SettingsSection } from "shared/content/site-settings/site-settings";
import {
  readSiteSettings,
  saveSiteSettings,
} from "shared/content/site-settings/site-settings.endpoints";
import type { Api } from "../../../../lib/api/api-client.ts";
import { useApp } from "../../../../lib/app/app-context.ts";
import { useSave } from "../../../../lib/editing/use-save.ts";
import { freshRecord } from "../../../../lib/requests/fresh-record.ts";
import { useInvalidate } from "../../../../lib/requests/use-invalidate.ts";

/** The settings as a section of them begins to be edited. */
export const editedSettingsQuery = (api: Api, section: SettingsSection) =>
  queryOptions({
    queryKey: ["settings", "edit", section],
    queryFn: ({ signal }) => api.request(readSiteSettings, { signal }),
    ...freshRecord,
  });

/** Refused when the section is no longer as read. */
export function useSaveSettings() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useSave({
    send: (body: SettingsChange, { signal }) => api.request(saveSiteSettings, { body, signal }),
    onSuccess: () => invalidate("settings"),
    onUncertain: () => invalidate("settings"),
  });
}
