import { useCallback, useEffect, useState } from "react";
import { z } from "zod";
import { useApp } from "../../../lib/app/app-context.ts";
import { removeDraft, storeDraft } from "../../../lib/editing/drafts.ts";
import { useStoredDraft } from "../../../lib/editing/use-draft.ts";
import { useUnsavedChanges } from "../../../lib/editing/use-unsaved-changes.ts";

const draftText = z.string();

/** A text that is kept in this browser until it is sent. `latestAt`: when somebody last wrote. */
export function useTextDraft(name: string, latestAt: string) {
  const { unsaved } = useApp();
  const { key, found } = useStoredDraft(name, draftText);
  const [{ text, base }, setDraft] = useState({
    text: found?.values ?? "",
    base: found?.base ?? latestAt,
  });
  const isDirty = text !== "";
  useEffect(() => {
    if (unsaved.areDiscarded()) return;
    if (!isDirty) return removeDraft(key);
    storeDraft(key, { values: text, base, file: null, at: new Date().toISOString() });
  }, [isDirty, key, text, base, unsaved]);
  // After it is stored: whoever is told of unsaved changes looks there.
  useUnsavedChanges(isDirty);
  const discard = useCallback(() => {
    removeDraft(key);
    setDraft((draft) => ({ ...draft, text: "" }));
  }, [key]);
  return {
    text,
    setText: (typed: string) =>
      setDraft((draft) => ({ text: typed, base: draft.text === "" ? latestAt : draft.base })),
    /** Also when the screen has been left meanwhile. */
    discard,
    /** Somebody has written since this was begun. */
    isOutdated: isDirty && base !== latestAt,
  };
}
