import { useCallback, useEffect, useState } from "react";
import { z } from "zod";
import { useApp } from "../../../lib/app/app-context.ts";
import { removeDraft, storeDraft } from "../../../lib/editing/drafts.ts";
import { useStoredDraft } from "../../../lib/editing/use-draft.ts";
import { useUnsavedChanges } from "../../../lib/editing/use-unsaved-changes.ts";

const draftText = z.string();

/**
 * A text that is kept in this browser until it is sent. `latestAt`: the time of the newest message that the reader has
 * seen. `sentText`: the text that the server has already.
 */
export function useTextDraft(name: string, latestAt: string, sentText = "") {
  const { unsaved } = useApp();
  const { key, found } = useStoredDraft(name, draftText);
  const [{ text, base }, setDraft] = useState({
    text: found?.values ?? sentText,
    base: found?.base ?? latestAt,
  });
  const isDirty = text !== sentText;
  useEffect(() => {
    if (unsaved.areDiscarded()) return;
    if (!isDirty) return removeDraft(key);
    storeDraft(key, { values: text, base, file: null, at: new Date().toISOString() });
  }, [isDirty, key, text, base, unsaved]);
  // Subscribers to unsaved changes read the stored draft, so it must be stored first.
  useUnsavedChanges(isDirty);
  const discard = useCallback(() => {
    removeDraft(key);
    setDraft((draft) => ({ ...draft, text: sentText }));
  }, [key, sentText]);
  return {
    text,
    setText: (typed: string) =>
      setDraft((draft) => ({ text: typed, base: draft.text === sentText ? latestAt : draft.base })),
    /** Works also after the screen was left. */
    discard,
    /** Somebody has written since this was begun. */
    isOutdated: isDirty && base !== latestAt,
  };
}
