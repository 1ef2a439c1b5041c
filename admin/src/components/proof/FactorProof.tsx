import { Button, Group, Stack, Text } from "@mantine/core";
import type { SecondFactorState } from "shared/accounts/second-factor";
import { CodeProof } from "./CodeProof.tsx";
import { PasskeyProof } from "./PasskeyProof.tsx";

type Props = {
  /** Undefined while it loads or without a connection. */
  factors: SecondFactorState | undefined;
  onSettled: (isProven: boolean) => void;
};

/** Re-authenticates with a second factor, because the password alone isn't enough for this account. */
export function FactorProof({ factors, onSettled }: Props) {
  const hasApp = factors?.totp !== null;
  const hasPasskey = factors && factors.passkeys.length > 0 && !factors.passkeyObstacle;
  return (
    <Stack>
      <Text size="sm">
        It has been more than 10 minutes since you last confirmed. Your changes are kept.
      </Text>
      {hasPasskey && <PasskeyProof onProven={() => onSettled(true)} />}
      {hasApp ? (
        <CodeProof onSettled={onSettled} />
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
