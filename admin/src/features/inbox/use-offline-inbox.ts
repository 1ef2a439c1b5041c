import { useEffect } from "react";

/** The first screen loads with nothing beside it (ms). */
const firstScreen = 5_000;

/** From a while after it is opened, the inbox opens without a connection. */
export function useOfflineInbox() {
  useEffect(() => {
    const register = async () => {
      const { registerServiceWorker } = await import(
        "../../lib/offline/register-service-worker.ts"
      );
      await registerServiceWorker();
    };
    const timer = setTimeout(() => void register(), firstScreen);
    return () => clearTimeout(timer);
  }, []);
}
