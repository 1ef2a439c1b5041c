import type { KeyedText } from "shared/idempotency-key";
import { isBoolean, isNumber, isOptional, isRecordOf, isShape, isString } from "../lib/guards.ts";

/** A text that was sent, its key, and when it was sent first and last (ms since 1970). */
type SentText = KeyedText & { firstAt: number; lastAt: number };

/** What is known of a message that is being written. */
export type Draft = {
  /** The values of the form's fields by their names. */
  texts: Record<string, string>;
  /** When the typing began (ms since 1970). */
  startedAt?: number | undefined;
  /** What was sent last. */
  sent?: SentText | undefined;
  /** Whether it is to be sent without another press. */
  waits?: boolean | undefined;
};

const isDraft = isShape<Draft>({
  texts: isRecordOf(isString),
  startedAt: isOptional(isNumber),
  sent: isOptional(
    isShape<SentText>({ text: isString, key: isString, firstAt: isNumber, lastAt: isNumber }),
  ),
  waits: isOptional(isBoolean),
});

const emptyDraft: Draft = { texts: {} };

/** What `sessionStorage` has: a text, nothing (`null`), or unknown where the browser stores nothing. */
type Stored = string | null | undefined;

const readStored = (key: string): Stored => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return undefined;
  }
};

const parseStored = (stored: Stored): Draft => {
  try {
    const draft: unknown = JSON.parse(stored ?? "null");
    return isDraft(draft) ? draft : emptyDraft;
  } catch {
    return emptyDraft;
  }
};

/** Stores a draft, and gives what is stored then. */
const store = (key: string, draft: Draft): Stored => {
  const text = Object.keys(draft.texts).length > 0 ? JSON.stringify(draft) : null;
  try {
    // Where there is no room for the new text, an older one must not come back in its place.
    sessionStorage.removeItem(key);
    if (text) sessionStorage.setItem(key, text);
    return text;
  } catch {
    return undefined;
  }
};

/** The draft of one form: in `sessionStorage` as far as the browser lets it, else in memory. */
export function createMessageDraft(name: string) {
  // The admin counts what begins with "draft:" as its own.
  const key = `message:${name}`;
  let draft = emptyDraft;
  let lastStored: Stored;

  const replace = (next: Draft) => {
    draft = next;
    lastStored = store(key, next);
  };

  return {
    current: () => draft,
    /** Takes up what an earlier page left behind. */
    load: () => {
      lastStored = readStored(key);
      draft = parseStored(lastStored);
      return draft;
    },
    /** What another page in this tab has done since with what this one stored, as far as can be seen. */
    otherPageState: (): "unchanged" | "removed" | "replaced" => {
      const stored = readStored(key);
      if (lastStored === undefined || stored === undefined || stored === lastStored) {
        return "unchanged";
      }
      return stored === null ? "removed" : "replaced";
    },
    update: (changes: Partial<Draft>) => replace({ ...draft, ...changes }),
    clear: () => replace(emptyDraft),
  };
}
export type MessageDraft = ReturnType<typeof createMessageDraft>;
