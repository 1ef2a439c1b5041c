import { useEffect, useState } from "react";
import { z } from "zod";
import { useApp } from "../../lib/app/app-context.ts";
import { removeDraft, storeDraft } from "../../lib/editing/drafts.ts";
import { useStoredDraft } from "../../lib/editing/use-draft.ts";
import { useUnsavedChanges } from "../../lib/editing/use-unsaved-changes.ts";

const draftedAnswer = z.string();

type StoredAnswer = { responseMessage: string | null; respondedAt: string | null };

/** The text of an answer: what was typed and not sent before, or the stored one. Kept until it is sent. */
export function useAnswerDraft(name: string, stored: StoredAnswer) {
  const { unsaved } = useApp();
  const { key, found } = useStoredDraft(name, draftedAnswer);
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
    /** Another answer was stored after this one was begun. */
    isOutdated: isDirty && base !== storedBase,
  };
}
