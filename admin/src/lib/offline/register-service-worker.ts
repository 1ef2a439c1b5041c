import { serviceWorker } from "shared/paths";
import { logError } from "../app/log-error.ts";

/** From now on the inbox opens without a connection. */
export const registerServiceWorker = async () => {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const { script, scope } = serviceWorker;
  try {
    await navigator.serviceWorker.register(script, { scope, updateViaCache: "none" });
  } catch (error) {
    logError("The inbox is not kept for times without a connection.", error);
  }
};
