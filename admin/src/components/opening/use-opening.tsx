import { lazy, Suspense, useState } from "react";
import type { FirstStep } from "shared/content/first-start";

/* Rarely needed, and brings the library of dialogs with it. */
const OpeningDialog = lazy(async () => ({
  default: (await import("./OpeningDialog.tsx")).OpeningDialog,
}));

/** The dialog to open or close the site; it outlives the element that opened it. */
export function useOpening(steps: FirstStep[]) {
  const [request, setRequest] = useState<{ isOpen: boolean }>();
  const dialog = request && (
    <Suspense>
      <OpeningDialog isOpen={request.isOpen} steps={steps} onClose={() => setRequest(undefined)} />
    </Suspense>
  );
  return { dialog, ask: (isOpen: boolean) => setRequest({ isOpen }) };
}
