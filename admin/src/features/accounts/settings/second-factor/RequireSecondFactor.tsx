import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { useApp } from "../../../../lib/app/app-context.ts";
import { subscribeToSession } from "../../../../lib/session/session.ts";

const SetUpSecondFactor = lazy(async () => ({
  default: (await import("./SetUpSecondFactor.tsx")).SetUpSecondFactor,
}));

/**
 * An admin without a required second factor sees nothing else; the recovery codes stay until
 * confirmed as saved.
 */
export function RequireSecondFactor({ children }: { children: ReactNode }) {
  const { isSecondFactorMissing } = useApp();
  const isMissing = useSyncExternalStore(subscribeToSession, isSecondFactorMissing);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isMissing) setHeld(true);
  }, [isMissing]);
  if (!(isMissing || isHeld)) return children;
  return (
    <Suspense>
      <SetUpSecondFactor onDone={isMissing ? undefined : () => setHeld(false)} />
    </Suspense>
  );
}
