import { useEffect, useEffectEvent } from "react";
import { useBlocker } from "react-router";
import { useUnsavedChanges } from "../../lib/editing/use-unsaved-changes.ts";
import { askToConfirm } from "../feedback/alerts.tsx";

export function useLeaveGuard(isDirty: boolean, onDiscard?: () => void) {
  const { state, proceed, reset } = useBlocker(isDirty);
  useUnsavedChanges(isDirty);
  const ask = useEffectEvent(() =>
    askToConfirm({
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
