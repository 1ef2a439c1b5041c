import { Anchor, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { WebhookSecret } from "shared/webhooks/webhooks";
import { SecretAlert } from "../../components/copy/SecretAlert.tsx";
import { QueryState } from "../../components/feedback/QueryState.tsx";
import { EmptyList } from "../../components/list/EmptyList.tsx";
import { Rows } from "../../components/list/Rows.tsx";
import { RowsSkeleton } from "../../components/list/RowsSkeleton.tsx";
import { useApp } from "../../lib/app/app-context.ts";
import { blankWebhook, WebhookForm } from "./WebhookForm.tsx";
import { WebhookRow } from "./WebhookRow.tsx";
import { webhooksQuery } from "./webhooks.queries.ts";
import { useCreateWebhook } from "./webhooks.requests.ts";

/** Addresses of other software that learn of events. */
export function WebhooksSection() {
  const { api } = useApp();
  const webhooks = useQuery(webhooksQuery(api));
  const [shown, setShown] = useState<WebhookSecret>();
  const [message, setMessage] = useState<string>();
  const { mutate, error, isPending, submittedAt } = useCreateWebhook();
  return (
    <Stack>
      <Title order={2} size="h4">
        Webhooks
      </Title>
      <Text>
        Let other software know at once when something happens here: a spreadsheet, a team chat, a
        booking system. Requests name the event and link to it; they contain no details about
        guests.{" "}
        <Anchor href="/api/docs" target="_blank" rel="noreferrer" underline="always">
          API reference
        </Anchor>
      </Text>
      {shown && (
        <SecretAlert
          key={shown.secret}
          title={`The secret of “${shown.webhook.name}”`}
          noun="the secret"
          secret={shown.secret}
          onDone={() => setShown(undefined)}
        >
          The other program checks with it that a request comes from your website.
        </SecretAlert>
      )}
      <WebhookForm
        key={shown ? shown.webhook._id : "new"}
        label="New webhook"
        initial={blankWebhook}
        submit="Add webhook"
        error={submittedAt > 0 ? error : null}
        isPending={isPending}
        onSubmit={(values) => mutate(values, { onSuccess: setShown })}
      />
      <QueryState
        query={webhooks}
        skeleton={<RowsSkeleton rows={2} height={120} />}
        errorText="Couldn't load the webhooks."
      >
        {(listed) =>
          listed.length === 0 ? (
            <EmptyList title="No webhooks yet.">
              <Text size="sm">
                Add the address that another program gave you, and choose what to send. For example:
                a message in your team chat for each new inquiry.
              </Text>
            </EmptyList>
          ) : (
            <Rows label="Webhooks">
              {listed.map((webhook) => (
                <WebhookRow
                  key={webhook._id}
                  webhook={webhook}
                  onSecret={setShown}
                  onDone={setMessage}
                />
              ))}
            </Rows>
          )
        }
      </QueryState>
      <Text size="sm" role="status">
        {message}
      </Text>
    </Stack>
  );
}
