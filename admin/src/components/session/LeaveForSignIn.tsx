import { useEffect } from "react";
import { useLocation } from "react-router";
import { useApp } from "../../lib/app/app-context.ts";
import { sitePaths } from "../../lib/app/paths.ts";
import { storeReturnPath } from "../../lib/session/return-path.ts";

/** Navigates to the sign-in page, which leads back here. */
export function LeaveForSignIn() {
  const { leave } = useApp();
  const { pathname, search } = useLocation();
  useEffect(() => {
    storeReturnPath(pathname + search);
    leave(sitePaths.signIn);
  }, [leave, pathname, search]);
  return null;
}
