import { signInNoticeKey } from "shared/accounts/auth";

/** For the sign-in page, which shows it once. */
export const storeSignOutReason = (reason: string) =>
  sessionStorage.setItem(signInNoticeKey, reason);
