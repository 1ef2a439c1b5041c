import { Button, Group, Stack } from "@mantine/core";
import { useState } from "react";
import type { Webhook, WebhookSecret } from "shared/webhooks/webhooks";
import { ConfirmDialog } from "../../components/feedback/ConfirmDialog.tsx";
import { ErrorAlert } from "../../components/feedback/ErrorAlert.tsx";
import { serverMessage } from "../../lib/api/api-error.ts";
import { useChangeWebhook, useDeleteWebhook, useRotateSecret } from "./webhooks.requests.ts";

type Props = {
  webhook: Webhook;
  onSecret: (secret: WebhookSecret) => void;
  onDone: (message: string) => void;
};

const questions = {
  rotate: {
    title: "Replace the secret?",
    text: "You get a new secret. The old one also works for 24 hours, until the other program has the new one.",
    confirm: "Replace",
  },
  disable: {
    title: "Turn this webhook off?",
    text: "Events are not sent while it is off. Those that wait now go out once you turn it on again.",
    confirm: "Turn off",
  },
  delete: {
    title: "Delete this webhook?",
    text: "Its deliveries go with it. This can't be undone.",
    confirm: "Delete",
  },
};

export function WebhookActions({ webhook, onSecret, onDone }: Props) {
  const { _id: id, name, url, events, disabledAt } = webhook;
  const [asking, setAsking] = useState<keyof typeof questions>();
  const rotation = useRotateSecret();
  const change = useChangeWebhook();
  const removal = useDeleteWebhook();
  const error = rotation.error ?? change.error ?? removal.error;
  const turn = (isEnabled: boolean) =>
    change.mutate(
      { id, name, url, events, isEnabled },
      { onSuccess: () => onDone(`“${name}” was turned ${isEnabled ? "on" : "off"}.`) },
    );
  const act = {
    rotate: () => rotation.mutate(id, { onSuccess: onSecret }),
    disable: () => turn(false),
    delete: () => removal.mutate(id, { onSuccess: () => onDone(`“${name}” was deleted.`) }),
  };
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Button
          size="xs"
          variant="default"
          loading={rotation.isPending}
          aria-label={`Replace the secret of ${name}`}
          onClick={() => setAsking("rotate")}
        >
          Replace secret
        </Button>
        <Button
          size="xs"
          variant="default"
          loading={change.isPending}
          aria-label={`Turn ${name} ${disabledAt ? "on" : "off"}`}
          onClick={() => (disabledAt ? turn(true) : setAsking("disable"))}
        >
          {disabledAt ? "Turn on" : "Turn off"}
        </Button>
        <Button
          size="xs"
          variant="outline"
          color="red"
          loading={removal.isPending}
          aria-label={`Delete ${name}`}
          onClick={() => setAsking("delete")}
        >
          Delete
        </Button>
      </Group>
      {error && (
        <ErrorAlert
          title="Your change wasn't saved. Please try again."
          detail={serverMessage(error)}
        />
      )}
      {asking && (
        <ConfirmDialog
          {...questions[asking]}
          onConfirm={() => {
            setAsking(undefined);
            act[asking]();
          }}
          onCancel={() => setAsking(undefined)}
        />
      )}
    </Stack>
  );
}
