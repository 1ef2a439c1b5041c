import { createIdempotencyKeys } from "shared/idempotency-key";
import { siteLimits } from "../lib/limits.ts";
import type { MessageDraft } from "./message-draft.ts";

const { waiting, keyKnown } = siteLimits;

/** Whether a time is less than so long ago; a clock that was put back by more makes it long past. */
const isWithin = (time: number, length: number) => Math.abs(Date.now() - time) < length;

/** The Idempotency-Keys of a form's messages; the last one is kept with the draft. */
export function createMessageKeys(draft: MessageDraft) {
  const keys = createIdempotencyKeys({
    // The API may have stored it at the last try: until it has certainly forgotten the key, no other.
    read: () => {
      const { sent } = draft.current();
      return sent && isWithin(sent.lastAt, keyKnown) ? sent : undefined;
    },
    write: (sent) =>
      draft.change({ sent: sent && { ...sent, firstAt: Date.now(), lastAt: Date.now() } }),
  });
  return {
    /** The header for this text, which is about to be sent. */
    headerFor: (text: string) => {
      const header = keys.headerFor(text);
      const { sent } = draft.current();
      draft.change({ sent: sent && { ...sent, lastAt: Date.now() } });
      return header;
    },
    /** Whether what was sent last may go again without a press: the API still knows its first try. */
    mayRepeat: () => {
      const { sent } = draft.current();
      return sent !== undefined && isWithin(sent.firstAt, waiting);
    },
  };
}
