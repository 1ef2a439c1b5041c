import { queryOptions } from "@tanstack/react-query";
import { readSiteSettings } from "shared/endpoints/site-settings";
import type { Api } from "../api/api-client.ts";

/** For screens that need what the owner says about the company; the settings themselves are edited fresh. */
export const siteSettingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["settings"],
    queryFn: ({ signal }) => api.request(readSiteSettings, { signal }),
  });
