import { type ApiResponse, postJson, requestTimeout } from "../lib/api.ts";
import { formSignals } from "./form-signals.ts";
import type { MessageDraft } from "./message-draft.ts";
import type { MessageKeys } from "./message-keys.ts";
import { ignoreForeignSuccess } from "./retry-policy.ts";

type Tools = { draft: MessageDraft; keys: MessageKeys };
type Attempt = { text: string; abort: () => void; response: Promise<ApiResponse | undefined> };

const startAttempt = (url: string, message: object, form: FormData, { draft, keys }: Tools) => {
  const text = JSON.stringify(message);
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, requestTimeout);
  const body = { ...message, ...formSignals(form, draft.current().startedAt) };
  // With `keepalive` a page that is left does not take the message with it.
  const options = { signal: controller.signal, keepalive: true };
  const response = postJson(url, body, keys.headerFor(text), options)
    .then(ignoreForeignSuccess, () => undefined)
    .finally(() => clearTimeout(timer));
  return { text, abort, response };
};

/** Sends one form's messages. A text that is on its way is not sent twice; another one takes its place. */
export function createMessageSender(tools: Tools) {
  let running: Attempt | undefined;
  let calls = 0;

  /** What is on its way may have arrived all the same. */
  const abort = () => {
    calls += 1;
    running?.abort();
    running = undefined;
  };

  return {
    abort,
    /** No response where none came; `isSuperseded` when somebody else waits for it by then, or nobody. */
    post: async (url: string, message: object, form: FormData) => {
      if (running?.text !== JSON.stringify(message)) abort();
      calls += 1;
      const call = calls;
      const attempt = running ?? startAttempt(url, message, form, tools);
      running = attempt;
      const response = await attempt.response;
      if (running === attempt) running = undefined;
      return { response, isSuperseded: call !== calls };
    },
  };
}
export type MessageSender = ReturnType<typeof createMessageSender>;
