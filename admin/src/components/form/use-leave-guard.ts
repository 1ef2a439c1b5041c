import { useEffect, useEffectEvent } from "react";
import { useBlocker } from "react-router";
import { useUnsavedChanges } from "../../lib/editing/use-unsaved-changes.ts";
import { askToConfirm } from "../feedback/alerts.ts";

export type LeaveQuestion = { title: string; text: string };

const usualQuestion: LeaveQuestion = {
  title: "Discard your changes?",
  text: "You have unsaved changes.",
};

type Guard = {
  /** Leaving the screen would lose something. */
  isAtRisk: boolean;
  /** Closing the tab would lose something. */
  isUnstored: boolean;
  question: LeaveQuestion | undefined;
  onDiscard: (() => void) | undefined;
};

/** Asks before the user leaves a screen with unsaved changes. */
export function useLeaveGuard(guard: Guard) {
  const { isAtRisk, isUnstored, question = usualQuestion, onDiscard } = guard;
  const { state, proceed, reset } = useBlocker(isAtRisk);
  useUnsavedChanges(isUnstored);
  const ask = useEffectEvent(() =>
    askToConfirm({
      ...question,
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
