import { Button, Group, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { issuesByField, serverMessage } from "../../lib/api/api-error.ts";
import { ErrorAlert } from "../feedback/ErrorAlert.tsx";
import { SignedOutNotice } from "../session/SignedOutNotice.tsx";
import { useProve } from "./use-prove.ts";

export function CodeProof({ onSettled }: { onSettled: (isProven: boolean) => void }) {
  const { save, isPending, error, note } = useProve();
  const [code, setCode] = useState("");
  const issue = issuesByField(error).code;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save({ code }, { onSuccess: () => onSettled(true) });
  };
  return (
    <Stack component="form" onSubmit={submit}>
      <TextInput
        label="Code of your app"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        data-autofocus
        value={code}
        error={issue}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
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
