import { Button, Group, Stack } from "@mantine/core";
import { PlugZap } from "lucide-react";
import type { MailboxSettings } from "shared/inbox/mailbox/mailbox-settings";
import { askToConfirm } from "../../../../components/feedback/alerts.ts";
import { SaveStatus } from "../../../../components/form/SaveStatus.tsx";
import { issuesByField, serverMessage } from "../../../../lib/api/api-error.ts";
import { focusFirstError } from "../../../../lib/editing/focus-first-error.ts";
import { TrialButton } from "../TrialButton.tsx";
import { MailboxFields } from "./MailboxFields.tsx";
import { useRemoveMailbox, useSaveMailbox, useTryMailbox } from "./mailbox.requests.ts";
import { mailboxSchema, toMailboxValues } from "./mailbox-values.ts";
import { type MailboxFormState, useMailboxForm } from "./use-mailbox-form.ts";

export function MailboxForm({ settings }: { settings: MailboxSettings }) {
  const save = useSaveMailbox();
  const remove = useRemoveMailbox();
  const form = useMailboxForm(settings);
  const showIssues = (error: Error) => form.setErrors(issuesByField(error));
  const show = (changed: MailboxSettings) => form.setValues(toMailboxValues(changed));
  const submit = form.onSubmit((values) => {
    const body = { ...mailboxSchema.parse(values), version: settings.version };
    remove.reset();
    save.save(body, { onSuccess: ({ settings: saved }) => show(saved), onError: showIssues });
  }, focusFirstError);
  const isSet = settings.server !== null;
  const error = save.error ?? remove.error;
  const askToRemove = () =>
    askToConfirm({
      title: "Stop reading replies?",
      text: "We'll forget this mailbox. Replies already here stay, and the mailbox itself isn't touched.",
      confirm: "Stop reading",
      onConfirm: () => {
        save.reset();
        remove.mutate(undefined, { onSuccess: ({ settings: removed }) => show(removed) });
      },
    });
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <MailboxFields form={form} hasPassword={isSet} />
        <TryMailbox form={form} onRefused={showIssues} />
        <Group gap="sm">
          <Button type="submit" loading={save.isPending}>
            Save mailbox
          </Button>
          {isSet && (
            <Button variant="default" loading={remove.isPending} onClick={askToRemove}>
              Stop reading replies
            </Button>
          )}
        </Group>
      </Stack>
      <SaveStatus
        success={save.data?.message ?? remove.data?.message}
        failure={error && !save.note && "Couldn't change the mailbox. Please try again."}
        detail={save.note ?? serverMessage(error)}
      />
    </form>
  );
}

type TryMailboxProps = { form: MailboxFormState; onRefused: (error: Error) => void };

function TryMailbox({ form, onRefused }: TryMailboxProps) {
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
