import { createContext, use, useSyncExternalStore } from "react";
import type { Api } from "../api/api-client.ts";
import { subscribeToSession } from "../session/session.ts";
import type { ProofRequests } from "./proof-requests.ts";
import type { UnsavedChanges } from "./unsaved-changes.ts";

/** What screens need from outside. */
export type AppDeps = {
  api: Api;
  /** Full navigation to a page of the public site. */
  leave: (path: string) => void;
  /** Why the server has rejected the stored token, if it has. */
  signOutReason: () => string | undefined;
  /** Whether the API has said that this session may do nothing else before. */
  isSecondFactorMissing: () => boolean;
  proofs: ProofRequests;
  unsaved: UnsavedChanges;
};

export const AppContext = createContext<AppDeps | null>(null);

export function useApp() {
  const app = use(AppContext);
  if (!app) throw new Error("useApp outside of AppContext");
  return app;
}

/** Until this or another tab signs in again. */
export const useSignOutReason = () =>
  useSyncExternalStore(subscribeToSession, useApp().signOutReason);

export const useIsSessionExpired = () => useSignOutReason() !== undefined;

export function useHasUnsavedChanges() {
  const { unsaved } = useApp();
  return useSyncExternalStore(unsaved.subscribe, unsaved.any);
}
