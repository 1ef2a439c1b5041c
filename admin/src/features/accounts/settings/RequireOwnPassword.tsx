import { lazy, type ReactNode, Suspense } from "react";
import { useSession } from "../../../lib/session/session.ts";

const ChooseOwnPassword = lazy(async () => ({
  default: (await import("./ChooseOwnPassword.tsx")).ChooseOwnPassword,
}));

/** Nothing else is shown to an admin whose password was printed. */
export function RequireOwnPassword({ children }: { children: ReactNode }) {
  const session = useSession();
  if (!session?.user.mustChangePassword) return children;
  return (
    <Suspense>
      <ChooseOwnPassword />
    </Suspense>
  );
}
