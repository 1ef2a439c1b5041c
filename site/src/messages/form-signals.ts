import { honeypotField } from "shared/honeypot";
import type { FormSignals } from "shared/spam";
import { formText } from "../lib/form-text.ts";

/** What tells people from programs; the time is left out where the start is not known. */
export const formSignals = (form: FormData, startedAt: number | undefined): FormSignals => ({
  [honeypotField]: formText(form, honeypotField),
  ...(startedAt && { filledInMs: Math.max(0, Math.round(Date.now() - startedAt)) }),
});
