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
  isDirty: boolean;
  question: LeaveQuestion | undefined;
  onDiscard: (() => void) | undefined;
};

/** Asks before the user leaves a screen with unsaved changes. */
export function useLeaveGuard({ isDirty, question = usualQuestion, onDiscard }: Guard) {
  const { state, proceed, reset } = useBlocker(isDirty);
  useUnsavedChanges(isDirty);
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
