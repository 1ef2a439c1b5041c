import { messageBody } from "shared/errors";
import { sitePaths } from "../paths.ts";
import type { AppDeps } from "./app-context.ts";
import { logFailure } from "./log.ts";

const patience = 5_000;

/** Ends the session on the server if it answers, forgets everything stored here and leaves. */
export async function signOut({ api, leave }: AppDeps) {
  const request = { method: "POST", signal: AbortSignal.timeout(patience) } as const;
  try {
    await api.request("/api/ibirwa-clients/logout", request, messageBody);
  } catch (error) {
    logFailure("Signing out on the server failed.", error);
  }
  localStorage.clear();
  sessionStorage.clear();
  leave(sitePaths.home);
}
