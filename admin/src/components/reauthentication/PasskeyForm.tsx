import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { reauthenticate } from "shared/accounts/auth.endpoints";
import { passkeyAnswer } from "shared/accounts/second-factor";
import { requestReauthenticationPasskey } from "shared/accounts/second-factor.endpoints";
import { describePasskeyError } from "../../lib/api/describe-passkey-error.ts";
import { saveTimeout } from "../../lib/api/timeouts.ts";
import { useApp } from "../../lib/app/app-context.ts";
import { ErrorAlert } from "../feedback/ErrorAlert.tsx";

export function PasskeyForm({ onSuccess }: { onSuccess: () => void }) {
  const { mutate, error, isPending } = usePasskeyReauthentication(onSuccess);
  return (
    <>
      <Button variant="light" loading={isPending} onClick={() => mutate()}>
        Use a passkey
      </Button>
      {error && <ErrorAlert title="No passkey was used." detail={describePasskeyError(error)} />}
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
