import { Send } from "lucide-react";
import { issuesByField } from "../../../lib/api/api-error.ts";
import { focusFirstError } from "../../../lib/editing/focus-first-error.ts";
import { useSendTestMail } from "./mail-settings.requests.ts";
import { TrialButton } from "./TrialButton.tsx";
import type { MailForm } from "./use-mail-form.ts";

type Props = Pick<MailForm, "form" | "toInput">;

/** Tests the form's values, saved or not. */
export function TestMail({ form, toInput }: Props) {
  const { mutate, isPending, data, error } = useSendTestMail();
  const send = () => {
    const { hasErrors, errors } = form.validate();
    if (hasErrors) return focusFirstError(errors);
    mutate(toInput(form.getValues()), {
      onError: (refused) => form.setErrors(issuesByField(refused)),
    });
  };
  return (
    <TrialButton
      icon={<Send size={16} aria-hidden />}
      onClick={send}
      {...{ isPending, error }}
      outcome={data && { isGood: data.isSent, message: data.message }}
    >
      Send a test email
    </TrialButton>
  );
}
