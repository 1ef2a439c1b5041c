import { Badge, Button, Code, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { testEvent, type WebhookDelivery } from "shared/webhooks/webhooks";
import { DateTime } from "../../components/date/DateTime.tsx";
import { ErrorAlert } from "../../components/feedback/ErrorAlert.tsx";
import { QueryState } from "../../components/feedback/QueryState.tsx";
import { Row, Rows } from "../../components/list/Rows.tsx";
import { RowsSkeleton } from "../../components/list/RowsSkeleton.tsx";
import { serverMessage } from "../../lib/api/api-error.ts";
import { useApp } from "../../lib/app/app-context.ts";
import { stateLabels } from "./event-labels.ts";
import { deliveriesQuery } from "./webhooks.queries.ts";
import { useRetryDelivery } from "./webhooks.requests.ts";

export function Deliveries({ id, name }: { id: string; name: string }) {
  const { api } = useApp();
  const deliveries = useQuery(deliveriesQuery(api, id));
  return (
    <QueryState
      query={deliveries}
      skeleton={<RowsSkeleton rows={3} height={60} />}
      errorText="Couldn't load the deliveries."
    >
      {(listed) =>
        listed.length === 0 ? (
          <Text size="sm">Nothing was sent yet.</Text>
        ) : (
          <Rows label={`Deliveries to ${name}`}>
            {listed.map((delivery) => (
              <DeliveryRow key={delivery._id} delivery={delivery} />
            ))}
          </Rows>
        )
      }
    </QueryState>
  );
}

const colors = { waiting: "yellow", sending: "yellow", delivered: "green", failed: "red" };

function DeliveryRow({ delivery }: { delivery: WebhookDelivery }) {
  const { _id, event, state, attempts, nextAttemptAt, createdAt } = delivery;
  const { status, error, answer } = delivery;
  const retry = useRetryDelivery();
  const isOpen = state === "waiting" || state === "failed";
  const outcome = error ?? (status === null ? null : `Status ${status}`);
  return (
    <Row>
      <Stack gap={4} align="flex-start">
        <Group gap="xs">
          <Code>{event}</Code>
          <Badge color={colors[state]}>{stateLabels[state]}</Badge>
        </Group>
        <Text size="sm" c="dimmed">
          <DateTime at={createdAt} /> · {attempts} {attempts === 1 ? "attempt" : "attempts"}
          {nextAttemptAt && (
            <>
              {" "}
              · next <DateTime at={nextAttemptAt} />
            </>
          )}
        </Text>
        {outcome && <Text size="sm">{outcome}</Text>}
        {answer && (
          <Code block style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            {answer}
          </Code>
        )}
        {isOpen && event !== testEvent && (
          <Button
            size="xs"
            variant="default"
            loading={retry.isPending}
            aria-label={`Retry ${event} now`}
            onClick={() => retry.mutate(_id)}
          >
            Retry now
          </Button>
        )}
        {retry.error && <ErrorAlert title="Couldn't retry." detail={serverMessage(retry.error)} />}
      </Stack>
    </Row>
  );
}
