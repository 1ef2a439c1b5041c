import { useEffect } from "react";
import { useApp } from "../../lib/app/app-context.ts";
import { importLater } from "../../lib/app/import-later.ts";

const load = async () => ({
  ...(await import("../../lib/offline/register-service-worker.ts")),
  ...(await import("../../lib/push/push-device.ts")),
});

/** From a while after it is opened, the inbox opens without a connection. */
export function useOfflineInbox() {
  const { api } = useApp();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const register = async () => {
      const offline = await importLater(load, signal);
      if (!offline || signal.aborted) return;
      await offline.registerServiceWorker();
      // Asked again when the inbox is opened next.
      await offline.noteDevice(api).catch(() => undefined);
    };
    void register();
    return () => leaving.abort();
  }, [api]);
}
