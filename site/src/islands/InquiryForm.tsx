import { useEffect, useState } from "react";
import type { InquiryInput } from "shared/inquiries";
import { limits } from "shared/limits";
import { messageOf, postJson } from "../lib/api.ts";
import { formText } from "../lib/form-text.ts";
import { createIdempotencyKeys } from "../lib/idempotency-key.ts";
import { siteLimits } from "../lib/limits.ts";
import { Field } from "./Field.tsx";
import { OutcomeMessage } from "./OutcomeMessage.tsx";
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

/** The Plan Your Tour form. `api` is what stands before `/api`. */
export function InquiryForm({ api = "" }: { api?: string }) {
  const url = `${api}/api/inquiries`;
  const [keys] = useState(createIdempotencyKeys);

  const sendInquiry = async (form: FormData): Promise<Outcome> => {
    const inquiry = readInquiry(form);
    try {
      const reply = await postJson(url, inquiry, keys.headerFor(JSON.stringify(inquiry)));
      if (!reply.ok) return failure(messageOf(reply));
      keys.forget();
      return { ok: true, text: messageOf(reply) ?? "Thank you!" };
    } catch {
      return failure();
    }
  };
  const { submitting, outcome, setOutcome, handleSubmit, button } = useSubmission(sendInquiry);

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), siteLimits.inquiryMessageShown);
    return () => clearTimeout(timer);
  }, [outcome, setOutcome]);

  return (
    <form className="form" method="post" action={url} onSubmit={handleSubmit}>
      <fieldset className="form__fields form__fields--pairs" disabled={submitting}>
        <Field
          label="Name"
          hint="(optional)"
          name="name"
          autoComplete="name"
          maxLength={limits.line}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={limits.email}
          required
        />
        <Field
          label="Destination"
          name="destination"
          placeholder="Napoleon Island"
          maxLength={limits.line}
          required
        />
        <Field
          label="Number of people"
          name="paxNumber"
          type="number"
          inputMode="numeric"
          min={1}
          max={limits.paxNumber}
          step={1}
          required
        />
        <Field
          label="From"
          name="checkinDate"
          placeholder="Checkin Date"
          maxLength={limits.line}
          required
        />
        <Field
          label="To"
          name="checkoutDate"
          placeholder="Checkout Date"
          maxLength={limits.line}
          required
        />
        <button className="button form__submit" type="submit" ref={button}>
          {submitting ? "Submitting..." : "Inquire Now"}
        </button>
      </fieldset>
      <OutcomeMessage outcome={outcome} />
    </form>
  );
}
