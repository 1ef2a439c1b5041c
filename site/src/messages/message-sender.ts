import { patience, postJson } from "../lib/api.ts";
import { signalsOf } from "./form-signals.ts";
import type { MessageDraft } from "./message-draft.ts";
import type { createMessageKeys } from "./message-keys.ts";
import { answerOfApi } from "./retry-policy.ts";

type Tools = { draft: MessageDraft; keys: ReturnType<typeof createMessageKeys> };

/** Hands one form's messages over to the API, each try in place of one that is still on its way. */
export function createMessageSender({ draft, keys }: Tools) {
  let latest: AbortController | undefined;
  /** Breaks off what is on its way; it may have arrived. */
  const breakOff = () => {
    latest?.abort();
    latest = undefined;
  };
  return {
    breakOff,
    post: async (url: string, message: object, form: FormData) => {
      breakOff();
      const attempt = new AbortController();
      latest = attempt;
      const timer = setTimeout(() => attempt.abort(), patience);
      const headers = keys.headerFor(JSON.stringify(message));
      const body = { ...message, ...signalsOf(form, draft.current().startedAt) };
      // A page that is left does not take the message with it.
      const sending = { signal: attempt.signal, keepalive: true };
      const reply = await postJson(url, body, headers, sending).catch(() => undefined);
      clearTimeout(timer);
      return { reply: answerOfApi(reply), isOvertaken: latest !== attempt };
    },
  };
}
