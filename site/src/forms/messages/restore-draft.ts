import { fillUntypedFields, formValues } from "./form-values.ts";
import { prefillDetails } from "./guest-details.ts";
import type { MessageDraft } from "./message-draft.ts";
import { prefillAccount } from "./prefill-account.ts";

/**
 * Fills in the stored draft; newer text in the fields wins. Returns the state of the message: at rest or waiting to be
 * sent.
 */
export const restoreDraft = (
  form: HTMLFormElement,
  draft: MessageDraft,
  { keepsDetails = false } = {},
) => {
  const { texts, waits } = draft.load();
  prefillAccount(form);
  fillUntypedFields(form, texts);
  const values = formValues(form);
  draft.update({ texts: values });
  const wasTyped = Object.keys(values).length > 0;
  // Text typed before the script ran: the page's opening is the earliest possible start.
  if (wasTyped && !draft.current().startedAt) draft.update({ startedAt: performance.timeOrigin });
  if (keepsDetails && !waits) prefillDetails(form);
  if (!waits || !form.checkValidity()) return "rests";
  const isChanged = Object.entries(values).some(([field, text]) => texts[field] !== text);
  return isChanged ? "changed" : "waits";
};
