import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False in prebuilt HTML, true as soon as the island works. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
