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

// Browsers offer it once, soon after the page is there; who wants it finds it in the settings.
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

/** Asks whether the inbox is to be installed; `undefined` where it is already, or the browser installs in its own menu. */
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
