import { useEffect, useEffectEvent } from "react";
import { useBlocker } from "react-router";
import { useUnsaved } from "../../lib/editing/use-unsaved-changes.ts";
import { askBefore } from "../feedback/alerts.tsx";

/** Asks before the screen is left while something is typed that has not been saved. */
export function useLeaveGuard(isDirty: boolean, onDiscard?: () => void) {
  const { state, proceed, reset } = useBlocker(isDirty);
  useUnsaved(isDirty);
  const ask = useEffectEvent(() =>
    askBefore({
      title: "Discard what you typed?",
      text: "The fields have been changed and not saved.",
      confirm: "Discard",
      onConfirm: () => {
        onDiscard?.();
        proceed?.();
      },
      onCancel: () => reset?.(),
    }),
  );
  useEffect(() => {
    if (state === "blocked") ask();
  }, [state]);
}
