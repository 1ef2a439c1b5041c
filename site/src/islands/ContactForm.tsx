import { useState } from "react";
import type { ContactInput, contactSubmitted } from "shared/contacts";
import { createIdempotencyKeys } from "shared/idempotency-key";
import { limits } from "shared/limits";
import { issuesOf, messageOf, postJson } from "../lib/api.ts";
import { formText } from "../lib/form-text.ts";
import { siteLimits } from "../lib/limits.ts";
import { navigate } from "../lib/navigate.ts";
import { paths } from "../lib/paths.ts";
import { EmailField } from "./EmailField.tsx";
import { Field } from "./Field.tsx";
import { SubmissionForm } from "./SubmissionForm.tsx";
import { TextField } from "./TextField.tsx";
import { type Outcome, useSubmission } from "./useSubmission.ts";

type Props = { api?: string; goTo?: (path: string) => void };

const success: typeof contactSubmitted = "Contact information submitted successfully!";

const failure = (message = "Failed to submit data"): Outcome => ({
  ok: false,
  text: `Error: ${message}`,
});

const readContact = (form: FormData): ContactInput => ({
  name: formText(form, "name"),
  email: formText(form, "email"),
  message: formText(form, "message"),
});

/** The contact form. `api` is what stands before `/api`. */
export function ContactForm({ api = "", goTo = navigate }: Props) {
  const url = `${api}/api/contact`;
  const [keys] = useState(createIdempotencyKeys);

  const sendContact = async (form: FormData): Promise<Outcome> => {
    const contact = readContact(form);
    try {
      const reply = await postJson(url, contact, keys.headerFor(JSON.stringify(contact)));
      if (!reply.ok) return { ...failure(messageOf(reply)), issues: issuesOf(reply) };
      keys.forget();
      setTimeout(() => goTo(paths.home), siteLimits.contactRedirect);
      return { ok: true, text: success };
    } catch {
      return failure();
    }
  };
  const submission = useSubmission(sendContact);

  return (
    <SubmissionForm action={url} submission={submission} button={["Submit", "Submitting..."]}>
      <Field label="Name" name="name" autoComplete="name" maxLength={limits.line} required />
      <EmailField />
      <TextField label="Message" name="message" rows={6} maxLength={limits.message} required />
    </SubmissionForm>
  );
}
