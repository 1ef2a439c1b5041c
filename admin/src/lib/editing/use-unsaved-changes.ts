import { useEffect } from "react";
import { useBeforeUnload } from "react-router";
import { useApp } from "../app/app-context.ts";

/** While something is typed and not saved, logging out asks first, and so does the browser before the tab is closed. */
export function useUnsavedChanges(isDirty: boolean) {
  const { unsaved } = useApp();
  useEffect(() => (isDirty ? unsaved.add() : undefined), [isDirty, unsaved]);
  useBeforeUnload((event) => {
    if (isDirty && !unsaved.areDiscarded()) event.preventDefault();
  });
}
