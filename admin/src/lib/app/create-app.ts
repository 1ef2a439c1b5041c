import { createApi } from "../api/api-client.ts";
import { notifySessionChange, readToken } from "../session/session.ts";
import type { AppDeps } from "./app-context.ts";
import { createUnsavedChanges } from "./unsaved-changes.ts";

/** A rejected token stays stored: what is typed, in this tab and in others, must outlive it. */
export function createApp(leave: AppDeps["leave"], baseUrl = ""): AppDeps {
  let refused: string | null = null;
  const onRefusedToken = (token: string | null) => {
    // A late rejection of an older token says nothing about the new one.
    if (token !== readToken()) return;
    refused = token;
    notifySessionChange();
  };
  const isSessionExpired = () => refused !== null && refused === readToken();
  const api = createApi({ baseUrl, readToken, onRefusedToken });
  return { api, leave, isSessionExpired, unsaved: createUnsavedChanges() };
}
