import { createContext, use, useSyncExternalStore } from "react";
import type { Api } from "../api/api-client.ts";
import type { Pictures } from "../pictures/create-pictures.ts";
import { subscribeToSession } from "../session/session.ts";
import type { UnsavedChanges } from "./unsaved-changes.ts";

/** What screens need from outside: the API, and the way out of the single-page app. */
export type AppDeps = {
  api: Api;
  /** Full navigation to a page of the public site. */
  leave: (path: string) => void;
  /** Whether the server has refused the token that is stored now. */
  isSessionExpired: () => boolean;
  /** What is typed on the screen and not saved yet. */
  unsaved: UnsavedChanges;
  /** Chosen pictures on their way to be sent. */
  pictures: Pictures;
};

export const AppContext = createContext<AppDeps | null>(null);

/** The app's dependencies; to be called below `AppContext`. */
export function useApp() {
  const app = use(AppContext);
  if (!app) throw new Error("useApp outside of AppContext");
  return app;
}

/** Whether the session has ended on the server, until this or another tab has signed in again. */
export const useIsSessionExpired = () =>
  useSyncExternalStore(subscribeToSession, useApp().isSessionExpired);

/** Whether anything on the screen is typed and not saved yet. */
export function useHasUnsavedChanges() {
  const { unsaved } = useApp();
  return useSyncExternalStore(unsaved.subscribe, unsaved.any);
}
