import { logOut } from "shared/accounts/auth.endpoints";
import { homeAfterSignOut, type SignOutResult } from "shared/accounts/sign-out";
import { forgetDesk } from "shared/inbox/forget-desk";
import type { Api } from "../../lib/api/api-client.ts";
import { isUnauthenticated } from "../../lib/api/api-error.ts";
import type { AppDeps } from "../../lib/app/app-context.ts";
import { logError } from "../../lib/app/log-error.ts";

const signOutTimeout = 5_000;

const clearStorage = () => {
  localStorage.clear();
  sessionStorage.clear();
};

const clearBrowser = () => {
  clearStorage();
  navigator.clearAppBadge?.().catch(() => {});
  return forgetDesk();
};

const endSession = async (api: Api): Promise<SignOutResult> => {
  try {
    const { isStored } = await api.request(logOut, { signal: AbortSignal.timeout(signOutTimeout) });
    return isStored ? "forGood" : "untilRestart";
  } catch (error) {
    logError("Signing out on the server failed.", error);
    return isUnauthenticated(error) ? "forGood" : "unconfirmed";
  }
};

/** Forgets the account in this browser and opens the home page, after the server has ended the session. */
export async function leaveSignedOut({ api, leave, unsaved }: AppDeps) {
  unsaved.discard();
  api.stop();
  await clearBrowser();
  leave(homeAfterSignOut.forGood);
}

/**
 * Signs out here even when the server fails to; the home page then says so. `discard` removes texts that were
 * queued in this browser during sign-out.
 */
export async function signOut({ api, leave, unsaved }: AppDeps, discard = async () => {}) {
  unsaved.discard();
  // Closing the page during the request signs out too.
  addEventListener("pagehide", clearBrowser, { once: true });
  const ending = endSession(api);
  // The server would refuse further requests.
  api.stop();
  const result = await ending;
  await discard();
  await clearBrowser();
  leave(homeAfterSignOut[result]);
}
