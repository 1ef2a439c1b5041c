import { useEffect } from "react";
import { useApp } from "../../lib/app/app-context.ts";

/** The first screen loads with nothing beside it (ms). */
const firstScreen = 5_000;

/** From a while after it is opened, the inbox opens without a connection. */
export function useOfflineInbox() {
  const { api } = useApp();
  useEffect(() => {
    const register = async () => {
      const { registerServiceWorker } = await import(
        "../../lib/offline/register-service-worker.ts"
      );
      await registerServiceWorker();
      const { noteDevice } = await import("../../lib/push/push-device.ts");
      // Asked again when the inbox is opened next.
      await noteDevice(api).catch(() => undefined);
    };
    const timer = setTimeout(() => void register(), firstScreen);
    return () => clearTimeout(timer);
  }, [api]);
}
