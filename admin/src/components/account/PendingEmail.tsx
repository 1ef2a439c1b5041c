import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { MailQuestion } from "lucide-react";
import type { User } from "shared/accounts/users";
import { serverMessage } from "../../lib/api/api-error.ts";
import { useInvalidate } from "../../lib/requests/use-invalidate.ts";

type Answer = Promise<{ message: string; user: User }>;

type Props = { user: User; sendAgain: () => Answer; cancel: () => Answer };

const describe = ({ email, pendingEmail }: User) =>
  pendingEmail === null
    ? `${email} isn't confirmed yet.`
    : `Waiting for ${pendingEmail} to be confirmed. Until then, we use ${email}.`;

export function PendingEmail({ user, sendAgain, cancel }: Props) {
  const invalidate = useInvalidate();
  const act = useMutation({
    mutationFn: (action: () => Answer) => action(),
    onSuccess: () => invalidate("users"),
  });
  const latest = act.data?.user ?? user;
  const failure =
    act.error && (serverMessage(act.error) ?? "Couldn't reach the server. Please try again.");
  const status = failure ?? act.data?.message;
  if (latest.emailConfirmed && latest.pendingEmail === null)
    return status === undefined ? null : <Text role="status">{status}</Text>;
  return (
    <Alert variant="light" color="lake" icon={<MailQuestion size={20} aria-hidden />}>
      <Stack gap="xs">
        <Text size="sm">{describe(latest)}</Text>
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            loading={act.isPending}
            onClick={() => act.mutate(sendAgain)}
          >
            Send again
          </Button>
          {latest.pendingEmail !== null && (
            <Button
              size="xs"
              variant="subtle"
              disabled={act.isPending}
              onClick={() => act.mutate(cancel)}
            >
              Cancel
            </Button>
          )}
        </Group>
        <Text size="sm" role="status">
          {status}
        </Text>
      </Stack>
    </Alert>
  );
}
