import { lazy, type ReactNode, Suspense } from "react";
import { useSession } from "../../../lib/session/session.ts";

const ChooseOwnPassword = lazy(async () => ({
  default: (await import("./ChooseOwnPassword.tsx")).ChooseOwnPassword,
}));

/** An admin with a printed password sees nothing else until it is replaced. */
export function RequireOwnPassword({ children }: { children: ReactNode }) {
  const session = useSession();
  if (!session?.user.mustChangePassword) return children;
  return (
    <Suspense>
      <ChooseOwnPassword />
    </Suspense>
  );
}
