import { useEffect, useState } from "react";
import { z } from "zod";
import { useApp } from "../../lib/app/app-context.ts";
import { removeDraft, storeDraft } from "../../lib/editing/drafts.ts";
import { useStoredDraft } from "../../lib/editing/use-draft.ts";
import { useUnsavedChanges } from "../../lib/editing/use-unsaved-changes.ts";

const responseDraft = z.string();

type StoredResponse = { responseMessage: string | null; respondedAt: string | null };

/** Starts from an unsent draft, or from the stored response. */
export function useResponseDraft(name: string, stored: StoredResponse) {
  const { unsaved } = useApp();
  const { key, found } = useStoredDraft(name, responseDraft);
  const storedText = stored.responseMessage ?? "";
  const storedBase = stored.respondedAt ?? "";
  const [text, setText] = useState(found?.values ?? storedText);
  const base = found?.base ?? storedBase;
  const isDirty = text !== storedText;
  useUnsavedChanges(isDirty);
  useEffect(() => {
    if (unsaved.areDiscarded()) return;
    if (!isDirty) return removeDraft(key);
    storeDraft(key, { values: text, base, file: null, at: new Date().toISOString() });
  }, [isDirty, key, text, base, unsaved]);
  return {
    text,
    setText,
    discardDraft: () => removeDraft(key),
    /** Another response was stored since this draft was begun. */
    isOutdated: isDirty && base !== storedBase,
  };
}
