import { createIdempotencyKeys } from "shared/idempotency-key";
import { siteLimits } from "../lib/limits.ts";
import type { MessageDraft } from "./message-draft.ts";

const { retryWindow, keyLifetime } = siteLimits;

/** A clock that was put back by more than `duration` makes the time long past, too. */
const isWithin = (time: number, duration: number) => Math.abs(Date.now() - time) < duration;

/** The Idempotency-Keys of a form's messages; the last one is stored with the draft. */
export function createMessageKeys(draft: MessageDraft) {
  const keys = createIdempotencyKeys({
    // The API may have stored it at the last try: until it has certainly forgotten the key, no other.
    read: () => {
      const { sent } = draft.current();
      return sent && isWithin(sent.lastAt, keyLifetime) ? sent : undefined;
    },
    write: (sent) =>
      draft.update({ sent: sent && { ...sent, firstAt: Date.now(), lastAt: Date.now() } }),
  });
  return {
    /** The header for this text, which is about to be sent. */
    headerFor: (text: string) => {
      const header = keys.headerFor(text);
      const { sent } = draft.current();
      draft.update({ sent: sent && { ...sent, lastAt: Date.now() } });
      return header;
    },
    /** Whether what was sent last may go again without a press: the API still knows its first try. */
    mayRetry: () => {
      const { sent } = draft.current();
      return sent !== undefined && isWithin(sent.firstAt, retryWindow);
    },
  };
}
export type MessageKeys = ReturnType<typeof createMessageKeys>;
