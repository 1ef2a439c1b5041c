import { useSyncExternalStore } from "react";
import { createStore } from "../app/store.ts";

interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

const isOffer = (event: Event): event is InstallOffer => "prompt" in event;

const offer = createStore<InstallOffer | undefined>(undefined);

// Browsers fire this once, soon after the page loads; the settings screen offers it later.
window.addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  if (isOffer(event)) offer.set(event);
});
window.addEventListener("appinstalled", () => offer.set(undefined));

/** Returns a function that opens the install prompt; `undefined` when the inbox is installed or the browser installs from its own menu. */
export function useInstallOffer() {
  const current = useSyncExternalStore(offer.subscribe, offer.read);
  return (
    current &&
    (() => {
      offer.set(undefined);
      void current.prompt();
    })
  );
}
