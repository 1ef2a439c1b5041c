import { honeypotField } from "shared/honeypot";
import type { FormSignals } from "shared/spam";
import { formText } from "../../lib/form-text.ts";
import type { Draft } from "./message-draft.ts";

/** For the spam check; the time is left out where the start is unknown. */
export const formSignals = (form: FormData, { startedAt }: Draft): FormSignals => ({
  [honeypotField]: formText(form, honeypotField),
  ...(startedAt && { filledInMs: Math.max(0, Math.round(Date.now() - startedAt)) }),
});
