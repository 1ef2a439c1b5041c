import { queryOptions } from "@tanstack/react-query";
import type { SettingsSection } from "shared/content/site-settings/site-settings";
import { readSiteSettings } from "shared/content/site-settings/site-settings.endpoints";
import type { Api } from "../../../../lib/api/api-client.ts";
import { freshRecord } from "../../../../lib/requests/fresh-record.ts";

export const editedSettingsQuery = (api: Api, section: SettingsSection) =>
  queryOptions({
    queryKey: ["settings", "edit", section],
    queryFn: ({ signal }) => api.request(readSiteSettings, { signal }),
    ...freshRecord,
  });
