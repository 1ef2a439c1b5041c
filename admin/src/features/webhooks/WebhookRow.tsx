import { Alert, Badge, Button, Code, Group, Stack, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { Webhook, WebhookSecret } from "shared/webhooks/webhooks";
import { DateTime } from "../../components/date/DateTime.tsx";
import { Row } from "../../components/list/Rows.tsx";
import { Deliveries } from "./Deliveries.tsx";
import { eventLabels } from "./event-labels.ts";
import { TestOutcome } from "./TestOutcome.tsx";
import { WebhookActions } from "./WebhookActions.tsx";
import { WebhookForm } from "./WebhookForm.tsx";
import { useChangeWebhook, useTestWebhook } from "./webhooks.requests.ts";

type Props = {
  webhook: Webhook;
  onSecret: (secret: WebhookSecret) => void;
  onDone: (message: string) => void;
};

export function WebhookRow({ webhook, onSecret, onDone }: Props) {
  const { _id, name, url, events, disabledAt, previousSecretUntil: until } = webhook;
  const test = useTestWebhook();
  const [isEditing, editing] = useDisclosure();
  const [isLogOpen, log] = useDisclosure();
  return (
    <Row>
      <Stack gap="xs">
        <Group gap="xs">
          <Title order={3} size="h5" style={{ overflowWrap: "anywhere" }}>
            {name}
          </Title>
          {disabledAt && <Badge color="gray">Off</Badge>}
        </Group>
        <Code style={{ overflowWrap: "anywhere" }}>{url}</Code>
        <Text size="sm">{events.map((event) => eventLabels[event]).join(", ")}</Text>
        {until && (
          <Text size="sm" c="dimmed">
            The old secret also works until <DateTime at={until} />
          </Text>
        )}
        <Troubles webhook={webhook} />
        <Group gap="xs">
          <Button
            size="xs"
            variant="outline"
            loading={test.isPending}
            aria-label={`Send a test to ${name}`}
            onClick={() => test.mutate(_id)}
          >
            Send a test
          </Button>
          <Button
            size="xs"
            variant="default"
            aria-label={`Deliveries to ${name}`}
            aria-expanded={isLogOpen}
            onClick={log.toggle}
          >
            Deliveries
          </Button>
          <Button
            size="xs"
            variant="default"
            aria-label={`Change ${name}`}
            aria-expanded={isEditing}
            onClick={editing.toggle}
          >
            Change
          </Button>
        </Group>
        <TestOutcome test={test} />
        {isEditing && <EditForm webhook={webhook} onClose={editing.close} onDone={onDone} />}
        {isLogOpen && <Deliveries id={_id} name={name} />}
        <WebhookActions webhook={webhook} onSecret={onSecret} onDone={onDone} />
      </Stack>
    </Row>
  );
}

function Troubles({ webhook: { failed, waiting } }: { webhook: Webhook }) {
  if (failed === 0 && waiting === 0) return null;
  const waits = waiting > 0 && `${waiting} waiting to be sent.`;
  if (failed === 0)
    return (
      <Text size="sm" c="dimmed">
        {waits}
      </Text>
    );
  return (
    <Alert color="red" title={`${failed} not delivered in the last 30 days`}>
      The address didn't take them. Check it, send a test, and retry from the deliveries. {waits}
    </Alert>
  );
}

type EditProps = { webhook: Webhook; onClose: () => void; onDone: (message: string) => void };

function EditForm({ webhook, onClose, onDone }: EditProps) {
  const { _id: id, name, url, events, disabledAt } = webhook;
  const { mutate, error, isPending } = useChangeWebhook();
  return (
    <WebhookForm
      label={`Change ${name}`}
      initial={{ name, url, events }}
      submit="Save changes"
      error={error}
      isPending={isPending}
      onCancel={onClose}
      onSubmit={(values) =>
        mutate(
          { id, ...values, isEnabled: disabledAt === null },
          {
            onSuccess: () => {
              onClose();
              onDone(`“${values.name}” was changed.`);
            },
          },
        )
      }
    />
  );
}
