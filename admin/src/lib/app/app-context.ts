import { createContext, use, useSyncExternalStore } from "react";
import type { Api } from "../api/api-client.ts";
import { subscribeToSession } from "../session/session.ts";
import type { ReauthenticationRequests } from "./reauthentication-requests.ts";
import type { UnsavedChanges } from "./unsaved-changes.ts";

export type AppDeps = {
  api: Api;
  /** Full navigation to a page of the public site. */
  leave: (path: string) => void;
  /** The server's reason for rejecting the stored token, if it did. */
  signOutReason: () => string | undefined;
  /** True when the API requires a second factor before anything else. */
  isSecondFactorMissing: () => boolean;
  /** Reads the signed-in account again and stores it in the session. */
  refreshUser: () => Promise<void>;
  reauthentications: ReauthenticationRequests;
  unsaved: UnsavedChanges;
};

export const AppContext = createContext<AppDeps | null>(null);

export function useApp() {
  const app = use(AppContext);
  if (!app) throw new Error("useApp outside of AppContext");
  return app;
}

/** Returns the reason until this or another tab signs in again. */
export const useSignOutReason = () =>
  useSyncExternalStore(subscribeToSession, useApp().signOutReason);

export const useIsSessionExpired = () => useSignOutReason() !== undefined;

export function useHasUnsavedChanges() {
  const { unsaved } = useApp();
  return useSyncExternalStore(unsaved.subscribe, unsaved.any);
}
