import type { RefObject } from "react";
import type { ApiResponse } from "../../lib/api.ts";
import { fillUntypedFields, formValues } from "./form-values.ts";
import { createMessageDraft, type Draft, type MessageDraft } from "./message-draft.ts";
import { createMessageKeys, type MessageKeys } from "./message-keys.ts";
import { createMessageSender, type MessageSender } from "./message-sender.ts";
import { prefillAccount } from "./prefill-account.ts";
import type { DeliveryNotice } from "./RetryNotice.tsx";
import { retryDelay, shouldRetry } from "./retry-policy.ts";
import type { PendingRetry } from "./useRetryTimer.ts";

type Tools = {
  draft: MessageDraft;
  keys: MessageKeys;
  sender: MessageSender;
};

/** The delivery of one form's message, and the state that its form shows. */
export type Delivery = Tools & {
  form: RefObject<HTMLFormElement | null>;
  pending: PendingRetry | undefined;
  setPending: (retry: PendingRetry | undefined) => void;
  setNotice: (notice: DeliveryNotice | undefined) => void;
  clearOutcome: () => void;
};

/** `name` is the form's in `sessionStorage`. */
export const createDeliveryTools = (name: string): Tools => {
  const draft = createMessageDraft(name);
  const keys = createMessageKeys(draft);
  return { draft, keys, sender: createMessageSender({ draft, keys }) };
};

export const saveValues = ({ draft, form }: Delivery, changes: Partial<Draft> = {}) => {
  if (form.current) draft.update({ texts: formValues(form.current), ...changes });
};

/** Aborts the one that is on its way, too. */
export const stopRetrying = (
  { draft, sender, setPending, setNotice }: Delivery,
  notice?: DeliveryNotice,
) => {
  sender.abort();
  setPending(undefined);
  setNotice(notice);
  draft.update({ waits: false });
};

export const concludeAttempt = (
  delivery: Delivery,
  response: ApiResponse | undefined,
  tries: number,
) => {
  if (!shouldRetry(response)) {
    stopRetrying(delivery);
    if (response?.ok) delivery.draft.clear();
    return;
  }
  if (!delivery.keys.mayRetry()) return stopRetrying(delivery, "late");
  delivery.setPending({ tries, delay: retryDelay(tries, response), isOffline: !response });
};

/** Newer text in the fields wins over the stored draft. */
export const resumeDraft = (delivery: Delivery) => {
  const { draft, form, keys, setPending } = delivery;
  if (!form.current) return;
  const { texts, waits } = draft.load();
  prefillAccount(form.current);
  fillUntypedFields(form.current, texts);
  saveValues(delivery);
  const { texts: values, startedAt } = draft.current();
  const wasTyped = Object.keys(values).length > 0;
  // Typed before the script ran: at the earliest when the page was opened.
  if (wasTyped && !startedAt) draft.update({ startedAt: performance.timeOrigin });
  if (!waits || !form.current.checkValidity()) return;
  const isChanged = Object.entries(values).some(([field, text]) => texts[field] !== text);
  if (isChanged) return stopRetrying(delivery, "changed");
  if (!keys.mayRetry()) return stopRetrying(delivery, "late");
  setPending({ tries: 0, delay: 0, isOffline: true });
};

/** `sessionStorage` is shared by the pages that this tab goes through. */
export const followOtherPage = (delivery: Delivery) => {
  const { draft, form, pending, sender, setPending, setNotice, clearOutcome } = delivery;
  const state = draft.otherPageState();
  if (state === "unchanged") return;
  sender.abort();
  setPending(undefined);
  setNotice(pending && state);
  clearOutcome();
  form.current?.reset();
  resumeDraft(delivery);
};
