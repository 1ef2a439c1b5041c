import { Button, Group, Modal, PasswordInput, Stack, Text } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { issuesByField, serverMessage } from "../../lib/api/api-error.ts";
import { useSession } from "../../lib/session/session.ts";
import { ErrorAlert } from "../feedback/ErrorAlert.tsx";
import { SignedOutNotice } from "../session/SignedOutNotice.tsx";
import { CodeProof } from "./CodeProof.tsx";
import { OtherWays, type ProofWay } from "./OtherWays.tsx";
import { useProve } from "./use-prove.ts";

type Props = { onSettled: (isProven: boolean) => void };

/** Above every other dialog: each may send what asks for a proof. */
export function ProofDialog({ onSettled }: Props) {
  const [way, setWay] = useState<ProofWay>("password");
  return (
    <Modal opened centered zIndex={500} withCloseButton={false} onClose={() => onSettled(false)}>
      {/* Mantine's header would be a second banner of the page. */}
      <Modal.Title fw={650} mb="xs">
        Please confirm that it is you
      </Modal.Title>
      {way === "code" ? (
        <CodeProof onSettled={onSettled} />
      ) : (
        <PasswordProof onSettled={onSettled} />
      )}
      <OtherWays way={way} onChoose={setWay} onProven={() => onSettled(true)} />
    </Modal>
  );
}

function PasswordProof({ onSettled }: Props) {
  const { save, isPending, error, note } = useProve();
  const [password, setPassword] = useState("");
  const email = useSession()?.user.email;
  const issue = issuesByField(error).password;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save({ password }, { onSuccess: () => onSettled(true) });
  };
  return (
    <Stack component="form" onSubmit={submit}>
      <Text size="sm">
        It is a while since you gave your password. What you were doing goes on afterwards, and what
        you typed stays as it is.
      </Text>
      {/* Password managers look for it. */}
      <input type="email" autoComplete="username" value={email ?? ""} readOnly hidden />
      <PasswordInput
        label="Password"
        autoComplete="current-password"
        required
        data-autofocus
        value={password}
        error={issue}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      {error && !issue && (
        <ErrorAlert title={note ?? serverMessage(error) ?? "This could not be confirmed."} />
      )}
      <SignedOutNotice />
      <Group justify="flex-end">
        <Button variant="default" onClick={() => onSettled(false)}>
          Cancel
        </Button>
        <Button type="submit" loading={isPending}>
          Confirm
        </Button>
      </Group>
    </Stack>
  );
}
