import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useApp } from "../../lib/app/app-context.ts";
import { logError } from "../../lib/app/log-error.ts";
import { siteSettingsQuery } from "../../lib/requests/site-settings.ts";
import { useSession } from "../../lib/session/session.ts";

const storage = () => import("../../lib/offline/kept-settings.ts");

/** Without a connection times are the company's too. */
export function useKeptSettings() {
  const { api } = useApp();
  const client = useQueryClient();
  const account = useSession()?.user._id;
  const { data } = useQuery(siteSettingsQuery(api));
  useEffect(() => {
    if (!account || !("indexedDB" in globalThis)) return;
    const { queryKey } = siteSettingsQuery(api);
    const keep = async () => {
      const { findSettings, keepSettings } = await storage();
      if (data) return keepSettings(account, data, api.isRefused);
      const kept = await findSettings(account);
      if (kept && !client.getQueryData(queryKey))
        client.setQueryData(queryKey, kept.settings, { updatedAt: kept.at });
    };
    keep().catch((error) => logError("The settings are not kept.", error));
  }, [api, client, account, data]);
}
