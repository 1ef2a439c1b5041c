import { type ReactNode, useEffect } from "react";
import { useApp } from "../lib/app-context.ts";
import { isAdmin, type StoredSession, useSession } from "../lib/session.ts";
import { sitePaths } from "../paths.ts";

const wayOut = (session: StoredSession | null) => {
  if (!session) return sitePaths.signIn;
  return isAdmin(session) ? null : sitePaths.home;
};

/** Shows its children to admins; leads others to the sign-in page or home. The server checks again. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const { leave } = useApp();
  const target = wayOut(useSession());
  useEffect(() => {
    if (target) leave(target);
  }, [target, leave]);
  return target ? null : children;
}
