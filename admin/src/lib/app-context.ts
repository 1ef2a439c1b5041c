import { createContext, use } from "react";
import type { Api } from "./api.ts";

/** What screens need from outside: the API, and the way out of the single-page app. */
export type AppDeps = {
  api: Api;
  /** Full navigation to a page of the public site. */
  leave: (path: string) => void;
};

export const AppContext = createContext<AppDeps | null>(null);

/** The app's dependencies; to be called below `AppContext`. */
export function useApp() {
  const app = use(AppContext);
  if (!app) throw new Error("useApp outside of AppContext");
  return app;
}
