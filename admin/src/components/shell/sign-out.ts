import { logOut } from "shared/endpoints/auth";
import { isUnauthenticated } from "../../lib/api/api-error.ts";
import type { AppDeps } from "../../lib/app/app-context.ts";
import { logError } from "../../lib/app/log-error.ts";
import { sitePaths } from "../../lib/app/paths.ts";

const signOutTimeout = 5_000;

const clearStorage = () => {
  localStorage.clear();
  sessionStorage.clear();
};

/** Signs out here even when the server does not answer; the home page then says so. */
export async function signOut({ api, leave, unsaved }: AppDeps) {
  unsaved.discard();
  const signal = AbortSignal.timeout(signOutTimeout);
  // Closing the page meanwhile signs out, too.
  addEventListener("pagehide", clearStorage, { once: true });
  let isConfirmed = true;
  try {
    await api.request(logOut, { signal });
  } catch (error) {
    isConfirmed = isUnauthenticated(error);
    logError("Signing out on the server failed.", error);
  }
  clearStorage();
  leave(isConfirmed ? sitePaths.home : sitePaths.homeUnconfirmed);
}
