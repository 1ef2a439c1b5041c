import { isFullAdmin } from "shared/accounts/users";
import { readProfile } from "shared/accounts/users.endpoints";
import { forgetReadings } from "shared/inbox/forget-desk";
import { createApi } from "../api/api-client.ts";
import { hasFullAccess } from "../session/access.ts";
import { watchPresence } from "../session/presence.ts";
import { notifySessionChange, readToken, storeUser } from "../session/session.ts";
import type { AppDeps } from "./app-context.ts";
import { logError } from "./log-error.ts";
import { createReauthenticationRequests } from "./reauthentication-requests.ts";
import { createUnsavedChanges } from "./unsaved-changes.ts";

/** A rejected token stays stored, so that typed text survives in this tab and others. */
export function createApp(leave: AppDeps["leave"], baseUrl = ""): AppDeps {
  let refusal = "";
  // Only missing storage fails, and then there is nothing to forget.
  const forget = () => forgetReadings().catch(() => undefined);
  const onRefusedToken = (reason: string) => {
    refusal = reason;
    void forget();
    notifySessionChange();
  };
  const signOutReason = () => (api.isRefused() ? refusal : undefined);
  let unfactored: string | null = null;
  const onMissingFactor = (token: string | null) => {
    if (unfactored === token) return;
    unfactored = token;
    notifySessionChange();
  };
  const isSecondFactorMissing = () => unfactored !== null && unfactored === readToken();
  /** Menus, screens and stored conversations follow the account's access, which an admin may have just changed. */
  const refreshUser = async () => {
    try {
      const { user } = await api.request(readProfile, {});
      if (!readToken()) return;
      storeUser(user);
      if (!isFullAdmin(user)) await forget();
    } catch (error) {
      logError("The account could not be read.", error);
    }
  };
  const onMissingAccess = () => {
    if (hasFullAccess()) void refreshUser();
  };
  const isAttended = watchPresence(window);
  const reauthentications = createReauthenticationRequests();
  const askToReauthenticate = reauthentications.ask;
  const api = createApi({
    baseUrl,
    readToken,
    isAttended,
    onRefusedToken,
    onMissingFactor,
    onMissingAccess,
    askToReauthenticate,
  });
  return {
    api,
    leave,
    signOutReason,
    isSecondFactorMissing,
    refreshUser,
    reauthentications,
    unsaved: createUnsavedChanges(),
  };
}
