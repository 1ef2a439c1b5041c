import { createIdempotencyKeys } from "shared/http/idempotency-key";
import { siteLimits } from "../../lib/limits.ts";
import type { MessageDraft } from "./message-draft.ts";

const { retryWindow, keyLifetime } = siteLimits;

/** False also if the clock was set back by more than `duration`. */
const isWithin = (time: number, duration: number) => Math.abs(Date.now() - time) < duration;

/** Idempotency keys; the last one is stored with the draft. */
export function createMessageKeys(draft: MessageDraft) {
  const keys = createIdempotencyKeys({
    // The API may have stored the last try: the key stays until the API has certainly forgotten it.
    read: () => {
      const { sent } = draft.current();
      return sent && isWithin(sent.lastAt, keyLifetime) ? sent : undefined;
    },
    write: (sent) =>
      draft.update({ sent: sent && { ...sent, firstAt: Date.now(), lastAt: Date.now() } }),
  });
  return {
    headerFor: (text: string) => {
      const header = keys.headerFor(text);
      const { sent } = draft.current();
      draft.update({ sent: sent && { ...sent, lastAt: Date.now() } });
      return header;
    },
    /** True while the API still remembers the first try, so that a retry needs no press. */
    mayRetry: () => {
      const { sent } = draft.current();
      return sent !== undefined && isWithin(sent.firstAt, retryWindow);
    },
  };
}
export type MessageKeys = ReturnType<typeof createMessageKeys>;
