import { Button, Group } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { prove } from "shared/endpoints/auth";
import { requestProofPasskey } from "shared/endpoints/second-factor";
import { passkeyAnswer } from "shared/second-factor";
import { describePasskeyError } from "../../lib/api/describe-passkey-error.ts";
import { saveTimeout } from "../../lib/api/timeouts.ts";
import { useApp } from "../../lib/app/app-context.ts";
import { secondFactorQuery } from "../../lib/requests/second-factor.ts";
import { ErrorAlert } from "../feedback/ErrorAlert.tsx";

export type ProofWay = "password" | "code";

type Props = { way: ProofWay; onChoose: (way: ProofWay) => void; onProven: () => void };

/** In place of the password, for whoever has a second factor. */
export function OtherWays({ way, onChoose, onProven }: Props) {
  const { api } = useApp();
  const { data: factors } = useQuery(secondFactorQuery(api));
  const { mutate, error, isPending } = usePasskeyProof(onProven);
  if (!factors) return null;
  const hasPasskey = factors.passkeys.length > 0 && !factors.passkeyObstacle;
  return (
    <>
      <Group mt="md" gap="lg">
        {way === "code" && (
          <Button size="xs" variant="transparent" px={0} onClick={() => onChoose("password")}>
            Use the password
          </Button>
        )}
        {factors.totp && way === "password" && (
          <Button size="xs" variant="transparent" px={0} onClick={() => onChoose("code")}>
            Use the code of your app
          </Button>
        )}
        {hasPasskey && (
          <Button
            size="xs"
            variant="transparent"
            px={0}
            loading={isPending}
            onClick={() => mutate()}
          >
            Use a passkey
          </Button>
        )}
      </Group>
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
