import { useSyncExternalStore } from "react";

interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

const isOffer = (event: Event): event is InstallOffer => "prompt" in event;

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

const setOffer = (next: InstallOffer | undefined) => {
  offer = next;
  for (const listener of listeners) listener();
};

// Browsers fire this once, soon after the page loads; the settings screen offers it later.
window.addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  if (isOffer(event)) setOffer(event);
});
window.addEventListener("appinstalled", () => setOffer(undefined));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Returns a function that opens the install prompt; `undefined` when the inbox is installed or the browser installs from its own menu. */
export function useInstallOffer() {
  const current = useSyncExternalStore(subscribe, () => offer);
  return (
    current &&
    (() => {
      setOffer(undefined);
      void current.prompt();
    })
  );
}
