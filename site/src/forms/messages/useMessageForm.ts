import { type InputEvent, useEffectEvent, useLayoutEffect, useReducer, useState } from "react";
import { type ApiResponse, responseIssues, responseMessage } from "../../lib/api.ts";
import { shouldRetry } from "../../lib/retry.ts";
import { type Outcome, useSubmission } from "../useSubmission.ts";
import { advance, type EndReason, idle } from "./delivery.ts";
import { formValues } from "./form-values.ts";
import { forgetSentDetails, keepDetail } from "./guest-details.ts";
import { createMessageDraft, type Draft } from "./message-draft.ts";
import { createMessageKeys } from "./message-keys.ts";
import { createMessageSender } from "./message-sender.ts";
import { restoreDraft } from "./restore-draft.ts";
import { useRetryTimer } from "./useRetryTimer.ts";

type Options<Message> = {
  url: string;
  /** Names the form in `sessionStorage`. */
  name: string;
  read: (form: FormData) => Message;
  /** Shown if the server gives no reason. */
  failure: string;
  thank: (response: ApiResponse) => string;
  /** Shares the guest's details and dates with the forms of other tours. */
  keepsDetails?: boolean;
  /** Called after a press only, not after a retry. */
  onSent?: () => void;
};

const createTools = (name: string) => {
  const draft = createMessageDraft(name);
  const keys = createMessageKeys(draft);
  return { draft, keys, sender: createMessageSender({ draft, keys }) };
};

const describeOutcome = (
  response: ApiResponse | undefined,
  { failure, thank }: Pick<Options<object>, "failure" | "thank">,
): Outcome => {
  if (!response) return { ok: false, text: `Error: ${failure}` };
  if (response.ok) return { ok: true, text: thank(response) };
  const reason = responseMessage(response) ?? failure;
  return { ok: false, text: `Error: ${reason}`, issues: responseIssues(response) };
};

/** Keeps the form's text over a reload, and retries a message that did not reach the API. */
export function useMessageForm<Message extends object>(options: Options<Message>) {
  const { url, name, read, keepsDetails = false, onSent } = options;
  const [{ draft, keys, sender }] = useState(() => createTools(name));
  const [delivery, dispatch] = useReducer(advance<Message>, idle);

  const saveValues = (changes: Partial<Draft> = {}) => {
    if (form.current) draft.update({ texts: formValues(form.current), ...changes });
  };

  const stopSending = () => {
    sender.abort();
    draft.update({ waits: false });
  };

  const end = (reason: EndReason) => {
    stopSending();
    dispatch({ type: "ended", reason });
  };

  const conclude = (response: ApiResponse | undefined, message: Message, tries: number) => {
    const mayRetry = keys.mayRetry();
    if (!shouldRetry(response) || !mayRetry) stopSending();
    if (response?.ok) draft.clear();
    if (response?.ok && keepsDetails && form.current) forgetSentDetails(form.current);
    dispatch({ type: "answered", response, message, tries, mayRetry });
  };

  const send = async (data: FormData) => {
    dispatch({ type: "submitted" });
    // Stored before sending, so that a page reloaded during the request continues to send it.
    saveValues({ waits: true });
    const message = read(data);
    const { response } = await sender.post(url, message, data);
    conclude(response, message, 1);
    if (response?.ok) onSent?.();
    return describeOutcome(response, options);
  };
  const submission = useSubmission(send);
  const { form, button, outcome } = submission;

  const resume = () => {
    if (!form.current) return;
    const state = restoreDraft(form.current, draft, { keepsDetails });
    if (state === "rests") return;
    if (state === "changed") return end("changed");
    if (!keys.mayRetry()) return end("late");
    dispatch({ type: "resumed" });
  };

  /** The pages of this tab share `sessionStorage`. */
  const followOtherPage = () => {
    const reason = draft.otherPageState();
    if (reason === "unchanged") return;
    sender.abort();
    dispatch({ type: "takenOver", reason });
    submission.clearOutcome();
    form.current?.reset();
    resume();
  };

  const retry = async (tries: number) => {
    // The draft is current at once, the rendered state only later.
    if (!form.current || !draft.current().waits) return;
    if (draft.otherPageState() !== "unchanged") return followOtherPage();
    if (!keys.mayRetry()) return end("late");
    const data = new FormData(form.current);
    const message = read(data);
    const { response, isSuperseded } = await sender.post(url, message, data);
    if (isSuperseded) return;
    conclude(response, message, tries + 1);
    if (shouldRetry(response)) return;
    submission.showOutcome({ ...describeOutcome(response, options), isAutomatic: true });
  };
  useRetryTimer(delivery.kind === "waiting" ? delivery : undefined, retry, sender.abort);
  usePageReturn(resume, () => !submission.submitting && followOtherPage());

  const handleInput = (event: InputEvent<HTMLFormElement>) => {
    submission.handleInput(event);
    if (keepsDetails) keepDetail(event.target);
    if (outcome?.isAutomatic) submission.setOutcome(undefined);
    saveValues({ startedAt: draft.current().startedAt ?? Date.now() });
    // Prevents sending a half-edited text.
    if (delivery.kind === "waiting") stopSending();
    dispatch({ type: "typed" });
  };

  const cancelRetry = () => {
    end("stopped");
    button.current?.focus();
  };

  return {
    ...submission,
    handleInput,
    delivery,
    cancelRetry,
    /** The last accepted message, until the visitor types again. */
    sent: delivery.kind === "sent" ? delivery : undefined,
  };
}

/** Calls `onOpen` when the page opens, and `onReturn` when it comes from the back/forward cache. */
function usePageReturn(onOpen: () => void, onReturn: () => void) {
  const open = useEffectEvent(onOpen);
  const handlePageShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn();
  });

  useLayoutEffect(() => {
    open();
    addEventListener("pageshow", handlePageShow);
    return () => removeEventListener("pageshow", handlePageShow);
  }, []);
}
