import { Button, Stack, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { SecondFactorChanged, SecondFactorState } from "shared/accounts/second-factor";
import { DateTime } from "../../../../components/date/DateTime.tsx";
import { ConfirmDialog } from "../../../../components/feedback/ConfirmDialog.tsx";
import { ErrorAlert } from "../../../../components/feedback/ErrorAlert.tsx";
import { QueryState } from "../../../../components/feedback/QueryState.tsx";
import { Rows } from "../../../../components/list/Rows.tsx";
import { RowsSkeleton } from "../../../../components/list/RowsSkeleton.tsx";
import { serverMessage } from "../../../../lib/api/api-error.ts";
import { useApp } from "../../../../lib/app/app-context.ts";
import { secondFactorQuery } from "../../../../lib/requests/second-factor.ts";
import { AddPasskey } from "./AddPasskey.tsx";
import { NewRecoveryCodes } from "./NewRecoveryCodes.tsx";
import { PasskeyRow } from "./PasskeyRow.tsx";
import { useMakeRecoveryCodes, useRemoveTotp } from "./second-factor.requests.ts";
import { TotpSetup } from "./TotpSetup.tsx";

export function SecondFactorSection() {
  const { api } = useApp();
  const state = useQuery(secondFactorQuery(api));
  const [codes, setCodes] = useState<string[] | null>(null);
  const showCodes = ({ recoveryCodes }: SecondFactorChanged) =>
    recoveryCodes && setCodes(recoveryCodes);
  return (
    <Stack>
      <Title order={2} size="h4">
        Second factor
      </Title>
      <Text>
        A second factor protects your account even if someone learns your password. Changes sign you
        out on other devices.
      </Text>
      {codes && <NewRecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      <QueryState
        query={state}
        skeleton={<RowsSkeleton rows={2} height={90} />}
        errorText="Couldn't load your second factor."
      >
        {(factors) => <Factors factors={factors} onChanged={showCodes} />}
      </QueryState>
    </Stack>
  );
}

type Props = { factors: SecondFactorState; onChanged: (answer: SecondFactorChanged) => void };

function Factors({ factors, onChanged }: Props) {
  const { totp, passkeys, recoveryCodesLeft, passkeyObstacle } = factors;
  const hasFactor = totp !== null || passkeys.length > 0;
  return (
    <Stack>
      <Title order={3} size="h5">
        Authenticator app
      </Title>
      {totp ? <TotpState {...totp} /> : <TotpSetup onDone={onChanged} />}
      <Title order={3} size="h5">
        Passkeys
      </Title>
      {passkeys.length > 0 && (
        <Rows label="Passkeys">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey._id} passkey={passkey} />
          ))}
        </Rows>
      )}
      <AddPasskey obstacle={passkeyObstacle} onDone={onChanged} />
      {hasFactor && <RecoveryCodes remaining={recoveryCodesLeft} onDone={onChanged} />}
    </Stack>
  );
}

type TotpStateProps = { createdAt: string; lastUsedAt: string | null };

function TotpState({ createdAt, lastUsedAt }: TotpStateProps) {
  const { mutate, error, isPending } = useRemoveTotp();
  const [isAsking, { open, close }] = useDisclosure();
  const remove = () => {
    close();
    mutate(null);
  };
  return (
    <Stack align="flex-start" gap="xs">
      <Text size="sm">
        Set up <DateTime at={createdAt} /> ·{" "}
        {lastUsedAt ? (
          <>
            last used <DateTime at={lastUsedAt} />
          </>
        ) : (
          "not used yet"
        )}
      </Text>
      <Button size="xs" variant="outline" color="red" loading={isPending} onClick={open}>
        Remove app
      </Button>
      {error && (
        <ErrorAlert
          title="Couldn't remove it. Please try again."
          detail={serverMessage(error)}
          onRetry={remove}
        />
      )}
      {isAsking && (
        <ConfirmDialog
          title="Remove the authenticator app?"
          text="Its codes will stop working, and you'll be signed out on other devices."
          confirm="Remove"
          onConfirm={remove}
          onCancel={close}
        />
      )}
    </Stack>
  );
}

type RecoveryProps = { remaining: number; onDone: (answer: SecondFactorChanged) => void };

function RecoveryCodes({ remaining, onDone }: RecoveryProps) {
  const { mutate, error, isPending } = useMakeRecoveryCodes(onDone);
  return (
    <Stack align="flex-start" gap="xs">
      <Title order={3} size="h5">
        Recovery codes
      </Title>
      <Text size="sm">{remaining === 1 ? "1 code left." : `${remaining} codes left.`}</Text>
      <Button variant="default" loading={isPending} onClick={() => mutate(null)}>
        Make new recovery codes
      </Button>
      {error && (
        <ErrorAlert
          title="Couldn't create new codes. Please try again."
          detail={serverMessage(error)}
          onRetry={() => mutate(null)}
        />
      )}
    </Stack>
  );
}
