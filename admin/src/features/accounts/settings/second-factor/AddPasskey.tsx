import { Button, Group, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { SecondFactorChanged } from "shared/accounts/second-factor";
import { ErrorAlert } from "../../../../components/feedback/ErrorAlert.tsx";
import { describePasskeyError } from "../../../../lib/api/describe-passkey-error.ts";
import { useAddPasskey } from "./second-factor.requests.ts";

type Props = { obstacle: string | null; onDone: (answer: SecondFactorChanged) => void };

/** Explains why passkeys are unavailable if there is an obstacle. */
export function AddPasskey({ obstacle, onDone }: Props) {
  const [name, setName] = useState("");
  const { mutate, error, isPending } = useAddPasskey((answer) => {
    setName("");
    onDone(answer);
  });
  const isUnknown = !window.PublicKeyCredential;
  const reason =
    obstacle ?? (isUnknown ? "Passkeys need https, so this browser can't create one here." : null);
  if (reason) return <Text size="sm">{reason}</Text>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(name);
  };
  return (
    <>
      <Group component="form" onSubmit={submit} align="flex-end" gap="xs">
        <TextInput
          label="Passkey name"
          placeholder="For example: my phone"
          required
          maxLength={80}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" loading={isPending}>
          Add a passkey
        </Button>
      </Group>
      {error && (
        <ErrorAlert title="The passkey wasn't added." detail={describePasskeyError(error)} />
      )}
    </>
  );
}
