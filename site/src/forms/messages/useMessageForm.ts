import { type InputEvent, useState } from "react";
import { type ApiResponse, responseIssues, responseMessage } from "../../lib/api.ts";
import { type Outcome, useSubmission } from "../useSubmission.ts";
import {
  concludeAttempt,
  createDeliveryTools,
  type Delivery,
  followOtherPage,
  saveValues,
  stopRetrying,
} from "./message-delivery.ts";
import type { DeliveryNotice } from "./RetryNotice.tsx";
import { shouldRetry } from "./retry-policy.ts";
import { useResumedDraft } from "./useResumedDraft.ts";
import { type PendingRetry, useRetryTimer } from "./useRetryTimer.ts";

type Options<Message> = {
  url: string;
  /** Names the form in `sessionStorage`. */
  name: string;
  read: (form: FormData) => Message;
  /** Shown where the server gives no reason. */
  failure: string;
  thank: (response: ApiResponse) => string;
  /** Called after a press only, not after a retry. */
  onSent?: () => void;
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

const noticeOf = (pending: PendingRetry | undefined): DeliveryNotice | undefined =>
  pending && (pending.isOffline ? "waitsForNetwork" : "waitsForServer");

/** What is typed survives a reload, and a message that did not reach the API is retried until it does. */
export function useMessageForm<Message extends object>(options: Options<Message>) {
  const { url, name, read, onSent } = options;
  const [tools] = useState(() => createDeliveryTools(name));
  const [pending, setPending] = useState<PendingRetry>();
  const [notice, setNotice] = useState<DeliveryNotice>();
  /** The last message that was accepted, until the visitor types again. */
  const [sent, setSent] = useState<{ message: Message; response: ApiResponse }>();

  const conclude = (response: ApiResponse | undefined, data: FormData, tries: number) => {
    concludeAttempt(delivery, response, tries);
    if (response?.ok) setSent({ message: read(data), response });
  };

  const send = async (data: FormData) => {
    setPending(undefined);
    setNotice(undefined);
    // Stored before it is sent: a reload meanwhile goes on sending it.
    saveValues(delivery, { waits: true });
    const { response } = await tools.sender.post(url, read(data), data);
    conclude(response, data, 1);
    if (response?.ok) onSent?.();
    return describeOutcome(response, options);
  };
  const submission = useSubmission(send);
  const { form, button, outcome } = submission;
  const clearOutcome = () => {
    submission.clearOutcome();
    setSent(undefined);
  };
  const delivery: Delivery = { ...tools, form, pending, setPending, setNotice, clearOutcome };

  const sendAgain = async (tries: number) => {
    // The draft is up to date at once, the rendered state only later.
    if (!form.current || !tools.draft.current().waits) return;
    if (tools.draft.otherPageState() !== "unchanged") return followOtherPage(delivery);
    if (!tools.keys.mayRetry()) return stopRetrying(delivery, "late");
    const data = new FormData(form.current);
    const { response, isSuperseded } = await tools.sender.post(url, read(data), data);
    if (isSuperseded) return;
    conclude(response, data, tries + 1);
    if (shouldRetry(response)) return;
    submission.showOutcome({ ...describeOutcome(response, options), isAutomatic: true });
    if (response?.ok) setNotice("sent");
  };
  useRetryTimer(pending, sendAgain, tools.sender.abort);
  useResumedDraft(delivery, submission.submitting);

  const handleInput = (event: InputEvent<HTMLFormElement>) => {
    submission.handleInput(event);
    setSent(undefined);
    if (outcome?.isAutomatic) submission.setOutcome(undefined);
    saveValues(delivery, { startedAt: tools.draft.current().startedAt ?? Date.now() });
    // A text must not be sent half changed.
    if (pending) stopRetrying(delivery, "changed");
    else if (notice !== "changed") setNotice(undefined);
  };

  const cancelRetry = () => {
    stopRetrying(delivery, "stopped");
    button.current?.focus();
  };

  return {
    ...submission,
    handleInput,
    notice: noticeOf(pending) ?? notice,
    cancelRetry,
    sent,
  };
}
