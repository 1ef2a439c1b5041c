import { Button, Group, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { InvitationInput, InvitationSent } from "shared/accounts/invitations";
import { AccessField } from "../../../components/account/AccessField.tsx";
import { ErrorAlert } from "../../../components/feedback/ErrorAlert.tsx";
import { useFocusReturn } from "../../../components/feedback/use-focus-return.ts";
import { issuesByField, serverMessage } from "../../../lib/api/api-error.ts";
import { useInvite } from "./invitations.requests.ts";

type Props = { onSent: (sent: InvitationSent) => void; onCancel: () => void };

export function InviteForm({ onSent, onCancel }: Props) {
  const [values, setValues] = useState<InvitationInput>({ email: "", access: "all" });
  const { mutate, error, isPending } = useInvite();
  const issues = issuesByField(error);
  useFocusReturn();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(values, { onSuccess: onSent });
  };
  return (
    <Stack component="form" aria-label="Invite a colleague" align="flex-start" onSubmit={submit}>
      <TextInput
        type="email"
        label="Email"
        description="Your colleague gets a link to choose a password. It works for 7 days."
        required
        autoFocus
        autoComplete="off"
        w="100%"
        maw={420}
        value={values.email}
        error={issues.email}
        onChange={({ currentTarget }) => setValues({ ...values, email: currentTarget.value })}
      />
      <AccessField value={values.access} onChange={(access) => setValues({ ...values, access })} />
      {error && !issues.email && (
        <ErrorAlert title="Not invited" detail={serverMessage(error) ?? "Please try again."} />
      )}
      <Group gap="xs">
        <Button type="submit" loading={isPending}>
          Send invitation
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </Stack>
  );
}
