import { queryOptions, useQuery } from "@tanstack/react-query";
import { readSiteSettings } from "shared/content/site-settings/site-settings.endpoints";
import type { Api } from "../api/api-client.ts";
import { useApp } from "../app/app-context.ts";

/** For screens that read the settings; the settings screen edits fresh ones. */
export const siteSettingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["settings"],
    queryFn: ({ signal }) => api.request(readSiteSettings, { signal }),
  });

/** Returns `undefined` until they load. */
export function useSiteSettings() {
  const { api } = useApp();
  return useQuery(siteSettingsQuery(api)).data;
}

/** True when visitors see the coming-soon page; `false` until the settings load. */
export const useIsClosed = () => useSiteSettings()?.opening.value.isOpen === false;
