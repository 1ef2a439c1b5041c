import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useApp } from "../../../lib/app/app-context.ts";
import { importLater } from "../../../lib/app/import-later.ts";
import { logError } from "../../../lib/app/log-error.ts";
import { siteSettingsQuery } from "../../../lib/requests/site-settings.ts";
import { useSession } from "../../../lib/session/session.ts";

const load = async () => ({
  ...(await import("../../../lib/offline/register-service-worker.ts")),
  ...(await import("../../../lib/push/push-device.ts")),
});

/** Registers the service worker, so that the inbox opens without a connection. */
export function useOfflineInbox() {
  const { api } = useApp();
  useStoredSettings();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const register = async () => {
      const offline = await importLater(load, signal);
      if (!offline || signal.aborted) return;
      await offline.registerServiceWorker();
      // The next visit to the inbox tries again.
      await offline.noteDevice(api).catch(() => undefined);
    };
    void register();
    return () => leaving.abort();
  }, [api]);
}

const storage = () => import("../../../lib/offline/stored-settings.ts");

/** Keeps the settings, so that times follow the company's clock without a connection too. */
function useStoredSettings() {
  const { api } = useApp();
  const client = useQueryClient();
  const account = useSession()?.user._id;
  const { data } = useQuery(siteSettingsQuery(api));
  useEffect(() => {
    if (!account || !("indexedDB" in globalThis)) return;
    const { queryKey } = siteSettingsQuery(api);
    const keep = async () => {
      const { findSettings, storeSettings } = await storage();
      if (data) return storeSettings(account, data, api.isRefused);
      const stored = await findSettings(account);
      if (stored && !client.getQueryData(queryKey))
        client.setQueryData(queryKey, stored.settings, { updatedAt: stored.at });
    };
    keep().catch((error) => logError("The settings couldn't be saved.", error));
  }, [api, client, account, data]);
}
