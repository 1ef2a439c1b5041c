import { lazy, Suspense, useSyncExternalStore } from "react";
import { useApp } from "../../lib/app/app-context.ts";

const ReauthenticationDialog = lazy(async () => ({
  default: (await import("./ReauthenticationDialog.tsx")).ReauthenticationDialog,
}));

/** Opens the dialog when a request requires re-authentication. */
export function ReauthenticationRequest() {
  const { reauthentications } = useApp();
  const isWaiting = useSyncExternalStore(reauthentications.subscribe, reauthentications.isWaiting);
  if (!isWaiting) return null;
  return (
    <Suspense>
      <ReauthenticationDialog onSettled={reauthentications.settle} />
    </Suspense>
  );
}
