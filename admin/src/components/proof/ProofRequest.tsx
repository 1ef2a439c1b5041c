import { lazy, Suspense, useSyncExternalStore } from "react";
import { useApp } from "../../lib/app/app-context.ts";

const ProofDialog = lazy(async () => ({
  default: (await import("./ProofDialog.tsx")).ProofDialog,
}));

/** Opens the dialog when a request requires re-authentication. */
export function ProofRequest() {
  const { proofs } = useApp();
  const isWaiting = useSyncExternalStore(proofs.subscribe, proofs.isWaiting);
  if (!isWaiting) return null;
  return (
    <Suspense>
      <ProofDialog onSettled={proofs.settle} />
    </Suspense>
  );
}
