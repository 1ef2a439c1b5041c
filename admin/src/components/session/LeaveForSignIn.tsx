import { useEffect } from "react";
import { useLocation } from "react-router";
import { useApp } from "../../lib/app/app-context.ts";
import { sitePaths } from "../../lib/app/paths.ts";
import { storeReturnPath } from "../../lib/session/return-path.ts";
import { storeSignOutReason } from "../../lib/session/sign-out-reason.ts";

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
