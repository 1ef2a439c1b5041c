import { Button, Group, Text } from "@mantine/core";
import { PlugZap } from "lucide-react";
import { serverMessage } from "../../../lib/api/api-error.ts";
import { focusFirstError } from "../../../lib/editing/focus-first-error.ts";
import { TrialOutcome } from "../TrialOutcome.tsx";
import { useTryMailbox } from "./mailbox.requests.ts";
import { mailboxSchema } from "./mailbox-values.ts";
import type { MailboxFormState } from "./use-mailbox-form.ts";

type Props = { form: MailboxFormState; onRefused: (error: Error) => void };

/** Opens the mailbox as it is typed, saved or not. */
export function TryMailbox({ form, onRefused }: Props) {
  const { mutate, isPending, data, error } = useTryMailbox();
  const tryIt = () => {
    const { hasErrors, errors } = form.validate();
    if (hasErrors) return focusFirstError(errors);
    mutate(mailboxSchema.parse(form.getValues()), { onError: onRefused });
  };
  const unanswered = "No answer from the server. Please try again.";
  return (
    <Group gap="sm" align="start">
      <Button
        variant="default"
        loading={isPending}
        leftSection={<PlugZap size={16} aria-hidden />}
        onClick={tryIt}
      >
        Try it
      </Button>
      <div role="status" style={{ flex: "1 1 14rem" }}>
        {isPending && <Text size="sm">Asking the mail server…</Text>}
        {!isPending && error && (
          <TrialOutcome isGood={false} message={serverMessage(error) ?? unanswered} />
        )}
        {!isPending && !error && data && (
          <TrialOutcome isGood={data.isReadable} message={data.message} />
        )}
      </div>
    </Group>
  );
}
