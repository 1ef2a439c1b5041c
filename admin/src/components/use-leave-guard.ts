import { useEffect } from "react";
import { useBeforeUnload, useBlocker } from "react-router";
import { askBefore } from "./alerts.tsx";

/** Asks before the screen is left while something is typed that has not been saved. */
export function useLeaveGuard(isDirty: boolean) {
  const blocker = useBlocker(isDirty);
  const { state, proceed, reset } = blocker;
  useEffect(() => {
    if (state !== "blocked") return;
    askBefore({
      title: "Discard what you typed?",
      text: "The fields have been changed and not saved.",
      confirm: "Discard",
      onConfirm: proceed,
      onCancel: reset,
    });
  }, [state, proceed, reset]);
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault();
  });
}
