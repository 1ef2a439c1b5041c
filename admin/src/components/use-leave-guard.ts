import { useEffect, useEffectEvent } from "react";
import { useBeforeUnload, useBlocker } from "react-router";
import { useApp } from "../lib/app-context.ts";
import { askBefore } from "./alerts.tsx";

/** Asks before the screen is left while something is typed that has not been saved. */
export function useLeaveGuard(isDirty: boolean, onDiscard?: () => void) {
  const { unsaved } = useApp();
  const { state, proceed, reset } = useBlocker(isDirty);
  useEffect(() => (isDirty ? unsaved.hold() : undefined), [isDirty, unsaved]);
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
  useBeforeUnload((event) => {
    if (isDirty && !unsaved.isGivenUp()) event.preventDefault();
  });
}
