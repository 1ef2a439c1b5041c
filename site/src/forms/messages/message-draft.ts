import { typedTextPrefixes } from "shared/accounts/sign-out";
import type { KeyedText } from "shared/http/idempotency-key";
import {
  isBoolean,
  isNumber,
  isOptional,
  isRecordOf,
  isShape,
  isString,
} from "../../lib/guards.ts";

/** Times in ms since 1970. */
type SentText = KeyedText & { firstAt: number; lastAt: number };

export type Draft = {
  texts: Record<string, string>;
  /** Milliseconds since 1970. */
  startedAt?: number | undefined;
  sent?: SentText | undefined;
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

const withoutText = ({ startedAt }: Draft): Draft => ({ texts: {}, startedAt });

/** `null` for nothing, `undefined` if the browser stores nothing. */
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

const store = (key: string, draft: Draft): Stored => {
  const text = Object.keys(draft.texts).length > 0 ? JSON.stringify(draft) : null;
  try {
    // If storage is full, an older text must not reappear.
    sessionStorage.removeItem(key);
    if (text) sessionStorage.setItem(key, text);
    return text;
  } catch {
    return undefined;
  }
};

/** Stored in `sessionStorage` if possible, else in memory. */
export function createMessageDraft(name: string) {
  const key = `${typedTextPrefixes.site}${name}`;
  let draft = emptyDraft;
  let lastStored: Stored;

  const replace = (next: Draft) => {
    draft = next;
    lastStored = store(key, next);
  };

  const otherPageState = (): "unchanged" | "removed" | "replaced" => {
    const stored = readStored(key);
    if (lastStored === undefined || stored === undefined || stored === lastStored) {
      return "unchanged";
    }
    return stored === null ? "removed" : "replaced";
  };

  return {
    current: () => draft,
    load: () => {
      lastStored = readStored(key);
      draft = parseStored(lastStored);
      return draft;
    },
    otherPageState,
    /** A draft that was removed elsewhere, for example by logging out, stays removed until the visitor types again. */
    update: (changes: Partial<Draft>) =>
      replace({ ...(otherPageState() === "removed" ? withoutText(draft) : draft), ...changes }),
    clear: () => replace(emptyDraft),
  };
}
export type MessageDraft = ReturnType<typeof createMessageDraft>;
