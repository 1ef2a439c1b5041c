import { PlugZap } from "lucide-react";
import { focusFirstError } from "../../../../lib/editing/focus-first-error.ts";
import { TrialButton } from "../TrialButton.tsx";
import { useTryMailbox } from "./mailbox.requests.ts";
import { mailboxSchema } from "./mailbox-values.ts";
import type { MailboxFormState } from "./use-mailbox-form.ts";

type Props = { form: MailboxFormState; onRefused: (error: Error) => void };

export function TryMailbox({ form, onRefused }: Props) {
  const { mutate, isPending, data, error } = useTryMailbox();
  const tryIt = () => {
    const { hasErrors, errors } = form.validate();
    if (hasErrors) return focusFirstError(errors);
    mutate(mailboxSchema.parse(form.getValues()), { onError: onRefused });
  };
  return (
    <TrialButton
      icon={<PlugZap size={16} aria-hidden />}
      onClick={tryIt}
      {...{ isPending, error }}
      outcome={data && { isGood: data.isReadable, message: data.message }}
    >
      Test connection
    </TrialButton>
  );
}
