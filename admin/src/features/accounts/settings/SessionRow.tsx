import { Badge, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import type { OpenSession } from "shared/accounts/sessions";
import { endSession } from "shared/accounts/sessions.endpoints";
import { DateTime } from "../../../components/date/DateTime.tsx";
import { ConfirmDialog } from "../../../components/feedback/ConfirmDialog.tsx";
import { ErrorAlert } from "../../../components/feedback/ErrorAlert.tsx";
import { Row } from "../../../components/list/Rows.tsx";
import { serverMessage } from "../../../lib/api/api-error.ts";
import { saveTimeout } from "../../../lib/api/timeouts.ts";
import { useApp } from "../../../lib/app/app-context.ts";

/** `onEnded` receives the server's message, because the row disappears. */
type Props = { session: OpenSession; onEnded: (message: string) => void };

export function SessionRow({ session, onEnded }: Props) {
  const { device, network, createdAt, lastUsedAt, isCurrent } = session;
  return (
    <Row>
      <Stack gap={6}>
        <Group gap="xs">
          <Title order={3} size="h5">
            {device}
          </Title>
          {isCurrent && <Badge color="lake">This device</Badge>}
        </Group>
        <Text size="sm">
          Network {network} · signed in <DateTime at={createdAt} /> · last used{" "}
          <DateTime at={lastUsedAt} />
        </Text>
        {!isCurrent && <EndSession session={session} onEnded={onEnded} />}
      </Stack>
    </Row>
  );
}

function EndSession({ session: { _id, device, network }, onEnded }: Props) {
  const { mutate, isPending, error } = useEndSession(onEnded);
  const [isAsking, { open, close }] = useDisclosure();
  const end = () => {
    close();
    mutate(_id);
  };
  return (
    <Stack align="flex-start" gap="xs" mt={4}>
      <Button
        size="xs"
        variant="outline"
        color="red"
        loading={isPending}
        leftSection={<LogOut size={16} aria-hidden />}
        onClick={open}
        aria-label={`Sign out ${device}, network ${network}`}
      >
        Sign out
      </Button>
      {error && (
        <ErrorAlert
          title="Couldn't sign it out. It may still be signed in. Please try again."
          detail={serverMessage(error)}
          onRetry={end}
        />
      )}
      {isAsking && (
        <ConfirmDialog
          title="Sign out this device?"
          text={`${device}, network ${network}. You'll need to sign in again there.`}
          confirm="Sign out"
          onConfirm={end}
          onCancel={close}
        />
      )}
    </Stack>
  );
}

/** A session may have ended even if the request failed. `onEnded` receives the server's message. */
function useEndSession(onEnded: (message: string) => void) {
  const { api } = useApp();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      api.request(endSession, { params: { id }, signal: AbortSignal.timeout(saveTimeout) }),
    onSuccess: ({ message }) => onEnded(message),
    onSettled: () => client.invalidateQueries({ queryKey: ["sessions"] }),
  });
}
