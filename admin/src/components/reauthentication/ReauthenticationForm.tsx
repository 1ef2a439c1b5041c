import { Button, Group, Stack } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import type { ReauthenticationInput, reauthenticationInput } from "shared/accounts/auth";
import { reauthenticate } from "shared/accounts/auth.endpoints";
import type { z } from "zod";
import { issuesByField, serverMessage } from "../../lib/api/api-error.ts";
import { useApp } from "../../lib/app/app-context.ts";
import { useSave } from "../../lib/editing/use-save.ts";
import { ErrorAlert } from "../feedback/ErrorAlert.tsx";
import { SignedOutNotice } from "../session/SignedOutNotice.tsx";

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

function useReauthenticate() {
  const { api } = useApp();
  return useSave({
    send: (body: z.infer<typeof reauthenticationInput>, { signal }) =>
      api.request(reauthenticate, { body, signal }),
    whenUnanswered: "Please try again.",
  });
}
