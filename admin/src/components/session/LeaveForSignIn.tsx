import { useEffect } from "react";
import { useLocation } from "react-router";
import { signInNoticeKey } from "shared/accounts/auth";
import { useApp } from "../../lib/app/app-context.ts";
import { sitePaths } from "../../lib/app/paths.ts";
import { storeReturnPath } from "../../lib/session/return-path.ts";

/** For the sign-in page, which shows it once. */
const storeSignOutReason = (reason: string) => sessionStorage.setItem(signInNoticeKey, reason);

/** Opens the sign-in page, which returns here. */
export function LeaveForSignIn() {
  const { leave, signOutReason } = useApp();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const reason = signOutReason();
    if (reason) storeSignOutReason(reason);
    storeReturnPath(pathname + search);
    leave(sitePaths.signIn);
  }, [leave, signOutReason, pathname, search]);
  return null;
}
