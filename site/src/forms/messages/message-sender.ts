import { honeypotField } from "shared/inbox/honeypot";
import type { FormSignals } from "shared/inbox/spam";
import { type ApiResponse, postJson, requestTimeout } from "../../lib/api.ts";
import { formText } from "../../lib/form-text.ts";
import { readSource } from "../../lib/visit.ts";
import { ignoreForeignSuccess } from "./delivery.ts";
import type { Draft, MessageDraft } from "./message-draft.ts";
import type { MessageKeys } from "./message-keys.ts";

/** Signals for the spam check; the duration is missing if the start is unknown. */
const formSignals = (form: FormData, { startedAt }: Draft): FormSignals => ({
  [honeypotField]: formText(form, honeypotField),
  ...(startedAt && { filledInMs: Math.max(0, Math.round(Date.now() - startedAt)) }),
});

type Tools = { draft: MessageDraft; keys: MessageKeys };
type Attempt = { text: string; abort: () => void; response: Promise<ApiResponse | undefined> };

const startAttempt = (url: string, message: object, form: FormData, { draft, keys }: Tools) => {
  const text = JSON.stringify(message);
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, requestTimeout);
  const body = { ...message, ...formSignals(form, draft.current()), ...readSource() };
  // `keepalive` lets the request finish when the visitor leaves the page.
  const options = { signal: controller.signal, keepalive: true };
  const response = postJson(url, body, keys.headerFor(text), options)
    .then(ignoreForeignSuccess, () => undefined)
    .finally(() => clearTimeout(timer));
  return { text, abort, response };
};

/** Never sends a text twice at the same time; another text replaces it. */
export function createMessageSender(tools: Tools) {
  let running: Attempt | undefined;
  let calls = 0;

  /** An aborted message may still have arrived. */
  const abort = () => {
    calls += 1;
    running?.abort();
    running = undefined;
  };

  return {
    abort,
    /** `isSuperseded`: a later call waits for the response, or it was aborted. */
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
