import { sitePaths } from "../paths.ts";
import { createApi } from "./api.ts";
import type { AppDeps } from "./app-context.ts";
import { forgetSession, readToken } from "./session.ts";

/** The app's dependencies; a token that the server refuses ends the session and leads to the sign-in page. */
export function createApp(leave: AppDeps["leave"], baseUrl = ""): AppDeps {
  const onRefusedToken = (token: string | null) => {
    // A late refusal of an older token says nothing about the one that replaced it.
    if (token !== readToken()) return;
    forgetSession();
    leave(sitePaths.signIn);
  };
  return { api: createApi({ baseUrl, readToken, onRefusedToken }), leave };
}
