import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { reauthenticate } from "shared/accounts/auth.endpoints";
import { passkeyAnswer, type SecondFactorState } from "shared/accounts/second-factor";
import { requestReauthenticationPasskey } from "shared/accounts/second-factor.endpoints";
import { describePasskeyError } from "../../lib/api/describe-passkey-error.ts";
import { saveTimeout } from "../../lib/api/timeouts.ts";
import { useApp } from "../../lib/app/app-context.ts";
import { ErrorAlert } from "../feedback/ErrorAlert.tsx";
import { ReauthenticationForm } from "./ReauthenticationForm.tsx";

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

function CodeForm({ onSettled }: { onSettled: (isReauthenticated: boolean) => void }) {
  const [code, setCode] = useState("");
  return (
    <ReauthenticationForm credential={{ code }} field="code" onSettled={onSettled}>
      {(issue) => (
        <TextInput
          label="Code from your app"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          autoFocus
          value={code}
          error={issue}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
      )}
    </ReauthenticationForm>
  );
}

function PasskeyForm({ onSuccess }: { onSuccess: () => void }) {
  const { mutate, error, isPending } = usePasskeyReauthentication(onSuccess);
  return (
    <>
      <Button variant="light" loading={isPending} onClick={() => mutate()}>
        Use a passkey
      </Button>
      {error && (
        <ErrorAlert title="Couldn't confirm with a passkey." detail={describePasskeyError(error)} />
      )}
    </>
  );
}

function usePasskeyReauthentication(onSuccess: () => void) {
  const { api } = useApp();
  return useMutation({
    mutationFn: async () => {
      const { startAuthentication } = await import("@simplewebauthn/browser");
      const timed = () => ({ signal: AbortSignal.timeout(saveTimeout) });
      const optionsJSON = await api.request(requestReauthenticationPasskey, timed());
      const passkey = passkeyAnswer.parse(await startAuthentication({ optionsJSON }));
      return api.request(reauthenticate, { body: { passkey }, ...timed() });
    },
    onSuccess: onSuccess,
  });
}
