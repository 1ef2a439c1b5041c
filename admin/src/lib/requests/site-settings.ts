import { queryOptions, useQuery } from "@tanstack/react-query";
import { readSiteSettings } from "shared/content/site-settings/site-settings.endpoints";
import type { Api } from "../api/api-client.ts";
import { useApp } from "../app/app-context.ts";

/** For screens that need what the owner says about the company; the settings themselves are edited fresh. */
export const siteSettingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["settings"],
    queryFn: ({ signal }) => api.request(readSiteSettings, { signal }),
  });

/** `undefined` until they are there. */
export function useSiteSettings() {
  const { api } = useApp();
  return useQuery(siteSettingsQuery(api)).data;
}

/** Whether visitors see that the site is coming soon; `false` until it is known. */
export const useIsClosed = () => useSiteSettings()?.opening.value.isOpen === false;
