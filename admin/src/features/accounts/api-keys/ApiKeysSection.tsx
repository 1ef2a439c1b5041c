import { Anchor, Code, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ApiKeyCreated } from "shared/accounts/api-keys/api-keys";
import { SecretAlert } from "../../../components/copy/SecretAlert.tsx";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { EmptyList } from "../../../components/list/EmptyList.tsx";
import { Rows } from "../../../components/list/Rows.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { ApiKeyRow } from "./ApiKeyRow.tsx";
import { apiKeysQuery } from "./api-keys.queries.ts";
import { NewApiKeyForm } from "./NewApiKeyForm.tsx";

/** Keys for programs, of all admins. */
export function ApiKeysSection() {
  const { api } = useApp();
  const apiKeys = useQuery(apiKeysQuery(api));
  const [created, setCreated] = useState<ApiKeyCreated>();
  const [message, setMessage] = useState<string>();
  return (
    <Stack>
      <Title order={2} size="h4">
        API keys
      </Title>
      <Text>
        Let other software use your tours and your inbox: a booking system, a spreadsheet, a
        chatbot.{" "}
        <Anchor href="/api/docs" target="_blank" rel="noreferrer" underline="always">
          API reference
        </Anchor>
      </Text>
      {created && (
        <SecretAlert
          title={`The key “${created.apiKey.name}”`}
          noun="the key"
          secret={created.secret}
          onDone={() => setCreated(undefined)}
        >
          Anyone who has it can use it, so store it like a password.
        </SecretAlert>
      )}
      <NewApiKeyForm onCreated={setCreated} />
      <QueryState
        query={apiKeys}
        skeleton={<RowsSkeleton rows={2} height={90} />}
        errorText="Couldn't load the API keys."
      >
        {(listed) =>
          listed.length === 0 ? (
            <NoKeys />
          ) : (
            <Rows label="API keys">
              {listed.map((apiKey) => (
                <ApiKeyRow key={apiKey._id} apiKey={apiKey} onRevoked={setMessage} />
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

function NoKeys() {
  const address = `${location.origin}/api/conversations`;
  return (
    <EmptyList title="No API keys yet.">
      <Text size="sm">
        Create a key above and give it to a program. It sends the key with each request:
      </Text>
      <Code block mt="xs" ta="left" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {`curl -H "Authorization: Bearer ibk_…" ${address}`}
      </Code>
    </EmptyList>
  );
}
