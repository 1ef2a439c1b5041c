import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { prove } from "shared/accounts/auth.endpoints";
import { passkeyAnswer } from "shared/accounts/second-factor";
import { requestProofPasskey } from "shared/accounts/second-factor.endpoints";
import { describePasskeyError } from "../../lib/api/describe-passkey-error.ts";
import { saveTimeout } from "../../lib/api/timeouts.ts";
import { useApp } from "../../lib/app/app-context.ts";
import { ErrorAlert } from "../feedback/ErrorAlert.tsx";

export function PasskeyProof({ onProven }: { onProven: () => void }) {
  const { mutate, error, isPending } = usePasskeyProof(onProven);
  return (
    <>
      <Button variant="light" loading={isPending} onClick={() => mutate()}>
        Use a passkey
      </Button>
      {error && <ErrorAlert title="No passkey was used." detail={describePasskeyError(error)} />}
    </>
  );
}

function usePasskeyProof(onProven: () => void) {
  const { api } = useApp();
  return useMutation({
    mutationFn: async () => {
      const { startAuthentication } = await import("@simplewebauthn/browser");
      const timed = () => ({ signal: AbortSignal.timeout(saveTimeout) });
      const optionsJSON = await api.request(requestProofPasskey, timed());
      const passkey = passkeyAnswer.parse(await startAuthentication({ optionsJSON }));
      return api.request(prove, { body: { passkey }, ...timed() });
    },
    onSuccess: onProven,
  });
}
