import { useEffect } from "react";
import { useBeforeUnload } from "react-router";
import { useApp } from "../app/app-context.ts";

/** Makes signing out and closing the tab ask first while the form is unsaved. */
export function useUnsavedChanges(isDirty: boolean) {
  const { unsaved } = useApp();
  useEffect(() => (isDirty ? unsaved.add() : undefined), [isDirty, unsaved]);
  useBeforeUnload((event) => {
    if (isDirty && !unsaved.areDiscarded()) event.preventDefault();
  });
}
