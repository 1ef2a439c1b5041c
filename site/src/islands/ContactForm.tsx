import type { ContactInput, contactSubmitted } from "shared/inbox/contacts";
import { formLimits } from "shared/inbox/form-limits";
import { EmailField } from "../forms/EmailField.tsx";
import { Field } from "../forms/Field.tsx";
import { MessageForm, SourceFields } from "../forms/messages/MessageForm.tsx";
import { useMessageForm } from "../forms/messages/useMessageForm.ts";
import { TextField } from "../forms/TextField.tsx";
import { formText } from "../lib/form-text.ts";
import { siteLimits } from "../lib/limits.ts";
import { navigate } from "../lib/navigate.ts";
import { paths } from "../lib/paths.ts";

type Props = { api?: string; page?: string; goTo?: (path: string) => void };

const success: typeof contactSubmitted = "Contact information submitted successfully!";

const readContact = (form: FormData): ContactInput => ({
  name: formText(form, "name"),
  email: formText(form, "email"),
  message: formText(form, "message"),
});

export function ContactForm({ api = "", page, goTo = navigate }: Props) {
  const url = `${api}/api/contact`;
  const message = useMessageForm({
    url,
    name: "contact",
    read: readContact,
    failure: "Failed to submit data",
    thank: () => success,
    onSent: () => setTimeout(() => goTo(paths.home), siteLimits.contactRedirect),
  });

  return (
    <MessageForm action={url} message={message} button={["Submit", "Submitting..."]}>
      <Field label="Name" name="name" autoComplete="name" maxLength={formLimits.line} required />
      <EmailField />
      <TextField label="Message" name="message" rows={6} longest={formLimits.message} required />
      <SourceFields page={page} />
    </MessageForm>
  );
}
