import { type ReactNode, useEffect } from "react";
import { useApp, useHasUnsavedChanges } from "../../lib/app/app-context.ts";
import { sitePaths } from "../../lib/app/paths.ts";
import { isAdmin, useSession } from "../../lib/session/session.ts";
import { LeaveForSignIn } from "./LeaveForSignIn.tsx";

function LeaveForHome() {
  const { leave } = useApp();
  useEffect(() => leave(sitePaths.home), [leave]);
  return null;
}

/** Keeps a screen with unsaved text after the session ends, so that the user can sign in elsewhere and save. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const session = useSession();
  const hasUnsaved = useHasUnsavedChanges();
  if (!session) return hasUnsaved ? children : <LeaveForSignIn />;
  return isAdmin(session) ? children : <LeaveForHome />;
}
