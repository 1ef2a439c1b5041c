import { Button, Group, Stack } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import type { ReauthenticationInput } from "shared/accounts/auth";
import { issuesByField, serverMessage } from "../../lib/api/api-error.ts";
import { ErrorAlert } from "../feedback/ErrorAlert.tsx";
import { SignedOutNotice } from "../session/SignedOutNotice.tsx";
import { useReauthenticate } from "./use-reauthenticate.ts";

type Props = {
  credential: ReauthenticationInput;
  /** The field that shows the error. */
  field: "password" | "code";
  children: (issue: string | undefined) => ReactNode;
  onSettled: (isReauthenticated: boolean) => void;
};

/** Sends the password or code for re-authentication. */
export function ReauthenticationForm({ credential, field, children, onSettled }: Props) {
  const { save, isPending, error, note } = useReauthenticate();
  const issue = issuesByField(error)[field];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(credential, { onSuccess: () => onSettled(true) });
  };
  return (
    <Stack component="form" onSubmit={submit}>
      {children(issue)}
      {error && !issue && (
        <ErrorAlert title={note ?? serverMessage(error) ?? "Couldn't confirm. Please try again."} />
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
