import { useEffect, useState } from "react";
import { z } from "zod";
import { useApp } from "../../lib/app/app-context.ts";
import { dropDraft, keepDraft } from "../../lib/editing/drafts.ts";
import { useKeptDraft } from "../../lib/editing/use-draft.ts";
import { useUnsaved } from "../../lib/editing/use-unsaved-changes.ts";

const draftedAnswer = z.string();

type StoredAnswer = { responseMessage: string | null; respondedAt: string | null };

/** The text of an answer: what was typed and not sent before, or the stored one. Kept until it is sent. */
export function useAnswerDraft(name: string, stored: StoredAnswer) {
  const { unsaved } = useApp();
  const { key, found } = useKeptDraft(name, draftedAnswer);
  const storedText = stored.responseMessage ?? "";
  const storedBase = stored.respondedAt ?? "";
  const [text, setText] = useState(found?.values ?? storedText);
  const base = found?.base ?? storedBase;
  const isDirty = text !== storedText;
  useUnsaved(isDirty);
  useEffect(() => {
    if (unsaved.isGivenUp()) return;
    if (!isDirty) return dropDraft(key);
    keepDraft(key, { values: text, base, file: null, at: new Date().toISOString() });
  }, [isDirty, key, text, base, unsaved]);
  return {
    text,
    setText,
    discardDraft: () => dropDraft(key),
    /** Another answer was stored after this one was begun. */
    isOutdated: isDirty && base !== storedBase,
  };
}
