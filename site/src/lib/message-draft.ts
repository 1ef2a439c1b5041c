import type { KeyedText } from "shared/idempotency-key";
import { holds } from "./holds.ts";

/** What is known of a message that is being written. */
export type Draft = {
  /** What was typed, by the fields' names. */
  texts: Record<string, string>;
  /** When the typing began (ms since 1970). */
  startedAt?: number | undefined;
  /** What was sent last, and its key. */
  sent?: KeyedText | undefined;
  /** Until when it is to be sent without another press (ms since 1970). */
  waitsUntil?: number | undefined;
};

const nothing: Draft = { texts: {} };

const numberIn = (value: unknown) => (typeof value === "number" ? value : undefined);

const keyedTextIn = (value: unknown): KeyedText | undefined =>
  holds(value, "text", "key") && typeof value.text === "string" && typeof value.key === "string"
    ? { text: value.text, key: value.key }
    : undefined;

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
    sent: holds(value, "sent") ? keyedTextIn(value.sent) : undefined,
    waitsUntil: holds(value, "waitsUntil") ? numberIn(value.waitsUntil) : undefined,
  };
};

const readKept = (place: string) => {
  try {
    return parseDraft(sessionStorage.getItem(place) ?? "null");
  } catch {
    return nothing;
  }
};

const keep = (place: string, draft: Draft) => {
  try {
    // Where there is no room for the new text, an older one must not come back in its place.
    sessionStorage.removeItem(place);
    if (Object.keys(draft.texts).length > 0) sessionStorage.setItem(place, JSON.stringify(draft));
  } catch {
    // Then it lives as long as the page.
  }
};

/** The draft of one form: in `sessionStorage` as far as the browser lets it, else in memory. */
export function createMessageDraft(name: string) {
  // The admin counts what begins with "draft:" as its own.
  const place = `message:${name}`;
  let draft = nothing;
  return {
    /** What is known now. */
    current: () => draft,
    /** Takes up what an earlier page left behind. */
    load: () => {
      draft = readKept(place);
      return draft;
    },
    change: (changes: Partial<Draft>) => {
      draft = { ...draft, ...changes };
      keep(place, draft);
    },
    drop: () => {
      draft = nothing;
      keep(place, nothing);
    },
  };
}
