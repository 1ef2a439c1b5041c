import { Button, Group, Stack, Text } from "@mantine/core";
import type { SecondFactorState } from "shared/accounts/second-factor";
import { CodeForm } from "./CodeForm.tsx";
import { PasskeyForm } from "./PasskeyForm.tsx";

type Props = {
  /** Undefined while it loads or without a connection. */
  factors: SecondFactorState | undefined;
  onSettled: (isReauthenticated: boolean) => void;
};

/** Re-authenticates with a second factor, because the password alone isn't enough for this account. */
export function FactorForm({ factors, onSettled }: Props) {
  const hasApp = factors?.totp !== null;
  const hasPasskey = factors && factors.passkeys.length > 0 && !factors.passkeyObstacle;
  return (
    <Stack>
      <Text size="sm">
        It has been more than 10 minutes since you last confirmed. Your changes are kept.
      </Text>
      {hasPasskey && <PasskeyForm onSuccess={() => onSettled(true)} />}
      {hasApp ? (
        <CodeForm onSettled={onSettled} />
      ) : (
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onSettled(false)}>
            Cancel
          </Button>
        </Group>
      )}
      <Text size="sm" c="dimmed">
        Lost your device? Sign out, then sign in with a recovery code.
      </Text>
    </Stack>
  );
}
