import { Button, Group, Text } from "@mantine/core";
import { Send } from "lucide-react";
import type { MailTrial } from "shared/mail-settings";
import { issuesByField, serverMessage } from "../../lib/api/api-error.ts";
import { focusFirstError } from "../../lib/editing/focus-first-error.ts";
import { useSendTestMail } from "./mail-settings.requests.ts";
import { TrialOutcome } from "./TrialOutcome.tsx";
import type { MailForm } from "./use-mail-form.ts";

type Props = Pick<MailForm, "form" | "toInput">;

const outcomeOf = (data: MailTrial | undefined, error: Error | null): MailTrial | undefined => {
  if (!error) return data;
  const message = serverMessage(error) ?? "No answer from the server. Please try again.";
  return { isSent: false, message };
};

/** Tries what is typed, saved or not. */
export function TestMail({ form, toInput }: Props) {
  const { mutate, isPending, data, error } = useSendTestMail();
  const send = () => {
    const { hasErrors, errors } = form.validate();
    if (hasErrors) return focusFirstError(errors);
    mutate(toInput(form.getValues()), {
      onError: (refused) => form.setErrors(issuesByField(refused)),
    });
  };
  const outcome = isPending ? undefined : outcomeOf(data, error);
  return (
    <Group gap="sm" align="start">
      <Button
        variant="default"
        loading={isPending}
        leftSection={<Send size={16} aria-hidden />}
        onClick={send}
      >
        Send a test mail
      </Button>
      <div role="status" style={{ flex: "1 1 14rem" }}>
        {isPending && <Text size="sm">Asking the mail server…</Text>}
        {outcome && <TrialOutcome isGood={outcome.isSent} message={outcome.message} />}
      </div>
    </Group>
  );
}
