import { useEffect, useState } from "react";
import { createIdempotencyKeys } from "shared/idempotency-key";
import type { InquiryInput } from "shared/inquiries";
import { limits } from "shared/limits";
import { issuesOf, messageOf, postJson } from "../lib/api.ts";
import { formText } from "../lib/form-text.ts";
import { siteLimits } from "../lib/limits.ts";
import { EmailField } from "./EmailField.tsx";
import { Field } from "./Field.tsx";
import { SubmissionForm } from "./SubmissionForm.tsx";
import { type Outcome, useSubmission } from "./useSubmission.ts";

const failure = (message = "Something went wrong"): Outcome => ({
  ok: false,
  text: `Error: ${message}`,
});

const readInquiry = (form: FormData): InquiryInput => ({
  name: formText(form, "name"),
  email: formText(form, "email"),
  destination: formText(form, "destination"),
  paxNumber: Number(formText(form, "paxNumber")),
  checkinDate: formText(form, "checkinDate"),
  checkoutDate: formText(form, "checkoutDate"),
});

/** A required line that no browser can fill in by itself. */
const plainLine = { autoComplete: "off", maxLength: limits.line, required: true } as const;

/** The Plan Your Tour form. `api` is what stands before `/api`. */
export function InquiryForm({ api = "" }: { api?: string }) {
  const url = `${api}/api/inquiries`;
  const [keys] = useState(createIdempotencyKeys);

  const sendInquiry = async (form: FormData): Promise<Outcome> => {
    const inquiry = readInquiry(form);
    try {
      const reply = await postJson(url, inquiry, keys.headerFor(JSON.stringify(inquiry)));
      if (!reply.ok) return { ...failure(messageOf(reply)), issues: issuesOf(reply) };
      keys.forget();
      return { ok: true, text: messageOf(reply) ?? "Thank you!" };
    } catch {
      return failure();
    }
  };
  const submission = useSubmission(sendInquiry);
  const { outcome, setOutcome } = submission;

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), siteLimits.inquiryMessageShown);
    return () => clearTimeout(timer);
  }, [outcome, setOutcome]);

  return (
    <SubmissionForm
      action={url}
      submission={submission}
      button={["Inquire Now", "Submitting..."]}
      layout="pairs"
    >
      <Field
        label="Name"
        hint="(optional)"
        name="name"
        autoComplete="name"
        maxLength={limits.line}
      />
      <EmailField />
      <Field label="Destination" name="destination" placeholder="Napoleon Island" {...plainLine} />
      <Field
        label="Number of people"
        name="paxNumber"
        type="number"
        inputMode="numeric"
        autoComplete="off"
        min={1}
        max={limits.paxNumber}
        step={1}
        required
      />
      <Field label="From" name="checkinDate" placeholder="Checkin Date" {...plainLine} />
      <Field label="To" name="checkoutDate" placeholder="Checkout Date" {...plainLine} />
    </SubmissionForm>
  );
}
