import { Button, Code, Group, Loader, Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, lazy, Suspense, useState } from "react";
import type { SecondFactorChanged } from "shared/accounts/second-factor";
import { CopyText } from "../../../../components/copy/CopyText.tsx";
import { ErrorAlert } from "../../../../components/feedback/ErrorAlert.tsx";
import { issuesByField } from "../../../../lib/api/api-error.ts";
import { describePasskeyError } from "../../../../lib/api/describe-passkey-error.ts";
import { useConfirmTotp, useStartTotp } from "./second-factor.requests.ts";

const QrCode = lazy(async () => ({ default: (await import("./QrCode.tsx")).QrCode }));

type Props = { onDone: (answer: SecondFactorChanged) => void };

export function TotpSetup({ onDone }: Props) {
  const start = useStartTotp();
  const { data, error, isPending } = start;
  if (data) return <TotpConfirmation {...data} onDone={onDone} onCancel={() => start.reset()} />;
  return (
    <Stack align="flex-start">
      <Text size="sm">
        An app on your phone (such as Aegis, Google Authenticator or 1Password) shows a new code
        every 30 seconds.
      </Text>
      <Button loading={isPending} onClick={() => start.mutate()}>
        Set up an authenticator app
      </Button>
      {error && (
        <ErrorAlert
          title="Couldn't set up the app. Please try again."
          detail={describePasskeyError(error)}
        />
      )}
    </Stack>
  );
}

type ConfirmationProps = Props & { secret: string; uri: string; onCancel: () => void };

function TotpConfirmation({ secret, uri, onDone, onCancel }: ConfirmationProps) {
  const { mutate, error, isPending } = useConfirmTotp(onDone);
  const [code, setCode] = useState("");
  const issue = issuesByField(error).code;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(code);
  };
  return (
    <Stack component="form" onSubmit={submit} align="flex-start">
      <Text size="sm">Scan this with your app, or enter the key.</Text>
      <Suspense fallback={<Loader aria-label="Loading" />}>
        <QrCode text={uri} label="QR code for your authenticator app" />
      </Suspense>
      <Group gap="xs" wrap="nowrap" maw="100%">
        <Code style={{ overflowWrap: "anywhere" }}>{secret.replace(/(.{4})(?=.)/g, "$1 ")}</Code>
        <CopyText noun="the key" text={secret} />
      </Group>
      <TextInput
        label="6-digit code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        autoFocus
        value={code}
        error={issue}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      {error && !issue && (
        <ErrorAlert title="The app isn't set up yet." detail={describePasskeyError(error)} />
      )}
      <Group>
        <Button type="submit" loading={isPending}>
          Confirm
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </Stack>
  );
}
