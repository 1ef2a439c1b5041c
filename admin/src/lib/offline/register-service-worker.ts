import { serviceWorker } from "shared/paths";
import { logError } from "../app/log-error.ts";

/** Makes the inbox available offline. */
export const registerServiceWorker = async () => {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const { script, scope } = serviceWorker;
  try {
    await navigator.serviceWorker.register(script, { scope, updateViaCache: "none" });
  } catch (error) {
    logError("The inbox is not kept for times without a connection.", error);
  }
};
