import type { KeyedText } from "shared/idempotency-key";
import { holds } from "../lib/has-keys.ts";

/** A text that was sent, its key, and when it was sent first and last (ms since 1970). */
type SentText = KeyedText & { firstAt: number; lastAt: number };

/** What is known of a message that is being written. */
export type Draft = {
  /** What was typed, by the fields' names. */
  texts: Record<string, string>;
  /** When the typing began (ms since 1970). */
  startedAt?: number | undefined;
  /** What was sent last. */
  sent?: SentText | undefined;
  /** Whether it is to be sent without another press. */
  waits?: boolean;
};

const nothing: Draft = { texts: {} };

const numberIn = (value: unknown) => (typeof value === "number" ? value : undefined);

const sentTextIn = (value: unknown): SentText | undefined => {
  if (!holds(value, "text", "key", "firstAt", "lastAt")) return undefined;
  const { text, key, firstAt, lastAt } = value;
  const isSent = typeof text === "string" && typeof key === "string";
  if (!isSent || typeof firstAt !== "number" || typeof lastAt !== "number") return undefined;
  return { text, key, firstAt, lastAt };
};

const textsIn = (value: unknown) =>
  Object.fromEntries(
    Object.entries(value ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );

/** The kept draft, as far as it is one. */
const parseDraft = (kept: string): Draft => {
  const value: unknown = JSON.parse(kept);
  if (!holds(value, "texts")) return nothing;
  return {
    texts: textsIn(value.texts),
    startedAt: holds(value, "startedAt") ? numberIn(value.startedAt) : undefined,
    sent: holds(value, "sent") ? sentTextIn(value.sent) : undefined,
    waits: holds(value, "waits") && value.waits === true,
  };
};

/** What a place holds: a text, nothing (`null`), or unknown where the browser keeps nothing. */
type Kept = string | null | undefined;

const readKept = (place: string): Kept => {
  try {
    return sessionStorage.getItem(place);
  } catch {
    return undefined;
  }
};

const parseKept = (kept: Kept) => {
  try {
    return parseDraft(kept ?? "null");
  } catch {
    return nothing;
  }
};

/** Keeps a draft, and gives what the place holds then. */
const keep = (place: string, draft: Draft): Kept => {
  const kept = Object.keys(draft.texts).length > 0 ? JSON.stringify(draft) : null;
  try {
    // Where there is no room for the new text, an older one must not come back in its place.
    sessionStorage.removeItem(place);
    if (kept) sessionStorage.setItem(place, kept);
    return kept;
  } catch {
    // Then it lives as long as the page.
    return undefined;
  }
};

/** The draft of one form: in `sessionStorage` as far as the browser lets it, else in memory. */
export function createMessageDraft(name: string) {
  // The admin counts what begins with "draft:" as its own.
  const place = `message:${name}`;
  let draft = nothing;
  let left: Kept;
  return {
    /** What is known now. */
    current: () => draft,
    /** Takes up what an earlier page left behind. */
    load: () => {
      left = readKept(place);
      draft = parseKept(left);
      return draft;
    },
    /** What another page of the tab has done since with what this one left, as far as can be seen. */
    fate: () => {
      const kept = readKept(place);
      if (left === undefined || kept === undefined || kept === left) return "same";
      return kept === null ? "gone" : "replaced";
    },
    change: (changes: Partial<Draft>) => {
      draft = { ...draft, ...changes };
      left = keep(place, draft);
    },
    drop: () => {
      draft = nothing;
      left = keep(place, nothing);
    },
  };
}

/** The draft of one form, as `createMessageDraft` gives it. */
export type MessageDraft = ReturnType<typeof createMessageDraft>;
