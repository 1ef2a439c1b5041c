import { Badge, Button, Code, Group, Stack, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { ApiKey } from "shared/accounts/api-keys/api-keys";
import { DateTime } from "../../../components/date/DateTime.tsx";
import { ConfirmDialog } from "../../../components/feedback/ConfirmDialog.tsx";
import { ErrorAlert } from "../../../components/feedback/ErrorAlert.tsx";
import { Row } from "../../../components/list/Rows.tsx";
import { serverMessage } from "../../../lib/api/api-error.ts";
import { useRevokeApiKey } from "./api-keys.requests.ts";
import { scopeLabels } from "./scope-labels.ts";

type Props = { apiKey: ApiKey; onRevoked: (message: string) => void };

const isExpired = ({ expiresAt }: ApiKey) =>
  expiresAt !== null && Date.parse(expiresAt) <= Date.now();

const getState = (apiKey: ApiKey) => {
  if (apiKey.revokedAt) return "Revoked";
  return isExpired(apiKey) ? "Expired" : undefined;
};

export function ApiKeyRow({ apiKey, onRevoked }: Props) {
  const { name, start, scopes, createdBy, createdAt } = apiKey;
  const state = getState(apiKey);
  return (
    <Row>
      <Stack gap={6}>
        <Group gap="xs">
          <Title order={3} size="h5" style={{ overflowWrap: "anywhere" }}>
            {name}
          </Title>
          {state && <Badge color="gray">{state}</Badge>}
        </Group>
        <Text size="sm">
          <Code>{start}…</Code> · {scopes.map((scope) => scopeLabels[scope]).join(", ")}
        </Text>
        <Text size="sm" c="dimmed">
          Created by {createdBy.username}, <DateTime at={createdAt} />
        </Text>
        <Text size="sm" c="dimmed">
          <Use apiKey={apiKey} /> · <End apiKey={apiKey} />
        </Text>
        {!apiKey.revokedAt && <RevokeKey apiKey={apiKey} onRevoked={onRevoked} />}
      </Stack>
    </Row>
  );
}

function Use({ apiKey: { lastUsedAt } }: { apiKey: ApiKey }) {
  if (!lastUsedAt) return "Not used yet";
  return (
    <>
      Last used <DateTime at={lastUsedAt} />
    </>
  );
}

function End({ apiKey }: { apiKey: ApiKey }) {
  const { expiresAt, revokedAt } = apiKey;
  const at = revokedAt ?? expiresAt;
  if (!at) return "never expires";
  const expiry = isExpired(apiKey) ? "expired" : "expires";
  return (
    <>
      {revokedAt ? "revoked" : expiry} <DateTime at={at} />
    </>
  );
}

function RevokeKey({ apiKey: { _id, name }, onRevoked }: Props) {
  const { mutate, isPending, error } = useRevokeApiKey();
  const [isAsking, { open, close }] = useDisclosure();
  const revoke = () => {
    close();
    mutate(_id, { onSuccess: () => onRevoked(`“${name}” was revoked.`) });
  };
  return (
    <Stack align="flex-start" gap="xs" mt={4}>
      <Button
        size="xs"
        variant="outline"
        color="red"
        loading={isPending}
        onClick={open}
        aria-label={`Revoke ${name}`}
      >
        Revoke
      </Button>
      {error && (
        <ErrorAlert
          title="Couldn't revoke the key. It may still work. Please try again."
          detail={serverMessage(error)}
          onRetry={revoke}
        />
      )}
      {isAsking && (
        <ConfirmDialog
          title="Revoke this key?"
          text={`Programs that use “${name}” lose access at once. This can't be undone.`}
          confirm="Revoke"
          onConfirm={revoke}
          onCancel={close}
        />
      )}
    </Stack>
  );
}
