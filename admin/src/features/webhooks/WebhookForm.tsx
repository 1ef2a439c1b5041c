import { Button, Checkbox, Group, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import {
  type WebhookEvent,
  type WebhookInput,
  webhookEvent,
  webhookEvents,
} from "shared/webhooks/webhooks";
import { ErrorAlert } from "../../components/feedback/ErrorAlert.tsx";
import { issuesByField, serverMessage } from "../../lib/api/api-error.ts";
import { eventLabels } from "./event-labels.ts";

export const blankWebhook: WebhookInput = { name: "", url: "", events: Array.of<WebhookEvent>() };

type Props = {
  label: string;
  initial: WebhookInput;
  submit: string;
  error: unknown;
  isPending: boolean;
  onSubmit: (values: WebhookInput) => void;
  onCancel?: () => void;
};

export function WebhookForm({
  label,
  initial,
  submit,
  error,
  isPending,
  onSubmit,
  onCancel,
}: Props) {
  const [values, setValues] = useState(initial);
  const set = (part: Partial<WebhookInput>) => setValues({ ...values, ...part });
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(values);
  };
  const issues = issuesByField(error);
  return (
    <Stack component="form" aria-label={label} align="flex-start" onSubmit={save}>
      <TextInput
        label="Name"
        description="The program that receives the events."
        placeholder="For example: Bookkeeping"
        required
        maxLength={60}
        value={values.name}
        error={issues.name}
        onChange={({ currentTarget }) => set({ name: currentTarget.value })}
      />
      <TextInput
        label="Address"
        description="The other program shows it, often as “webhook URL”."
        placeholder="https://"
        required
        type="url"
        maxLength={500}
        w="100%"
        value={values.url}
        error={issues.url}
        onChange={({ currentTarget }) => set({ url: currentTarget.value })}
      />
      <Checkbox.Group
        label="Send a request when"
        required
        value={values.events}
        error={issues.events}
        onChange={(chosen) => set({ events: webhookEvent.array().parse(chosen) })}
      >
        <Stack gap="xs" mt="xs">
          {webhookEvents.map((event) => (
            <Checkbox key={event} value={event} label={eventLabels[event]} description={event} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Group>
        <Button type="submit" loading={isPending}>
          {submit}
        </Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Group>
      {error ? (
        <ErrorAlert
          title="Couldn't save the webhook. Please try again."
          detail={serverMessage(error)}
        />
      ) : null}
    </Stack>
  );
}
