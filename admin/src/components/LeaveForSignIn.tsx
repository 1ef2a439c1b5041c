import { useEffect } from "react";
import { useLocation } from "react-router";
import { useApp } from "../lib/app-context.ts";
import { keepReturnPath } from "../lib/return-path.ts";
import { sitePaths } from "../paths.ts";

/** Stands where nothing can be shown without a session: leads to the sign-in page, and later back. */
export function LeaveForSignIn() {
  const { leave } = useApp();
  const { pathname, search } = useLocation();
  useEffect(() => {
    keepReturnPath(pathname + search);
    leave(sitePaths.signIn);
  }, [leave, pathname, search]);
  return null;
}
