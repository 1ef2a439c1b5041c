import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { z } from "zod";
import { useApp } from "../../../../lib/app/app-context.ts";
import { draftKey } from "../../../../lib/editing/draft-key.ts";
import { removeDraft, storeDraft } from "../../../../lib/editing/drafts.ts";
import { useStoredDraft } from "../../../../lib/editing/use-stored-draft.ts";
import { useUnsavedChanges } from "../../../../lib/editing/use-unsaved-changes.ts";
import { readSession } from "../../../../lib/session/session.ts";

const draftText = z.string();

/**
 * A text that is kept in this browser until it is sent. `latestAt`: the time of the newest message that the reader has
 * seen. `sentText`: the text that the server has already.
 */
export function useTextDraft(name: string, latestAt: string, sentText = "") {
  const { unsaved } = useApp();
  const { key, draft } = useStoredDraft(name, draftText);
  const [{ text, base }, setDraft] = useState({
    text: draft?.values ?? sentText,
    base: draft?.base ?? latestAt,
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

/** The name under which a draft is stored. */
export const draftName = (kind: "answer" | "note", id: string) => `conversation-${kind}:${id}`;

const findDraftedIds = () => {
  const by = readSession()?.user._id ?? null;
  const prefixes = [draftKey(draftName("answer", ""), by), draftKey(draftName("note", ""), by)];
  const ids = Object.keys(sessionStorage).flatMap((key) =>
    prefixes.filter((prefix) => key.startsWith(prefix)).map((prefix) => key.slice(prefix.length)),
  );
  return [...new Set(ids)].toSorted().join(" ");
};

const split = (ids: string) => (ids === "" ? [] : ids.split(" "));

/** The conversations with a draft in this browser. */
export function useDraftedIds(): string[] {
  const { unsaved } = useApp();
  return split(useSyncExternalStore(unsaved.subscribe, findDraftedIds));
}
