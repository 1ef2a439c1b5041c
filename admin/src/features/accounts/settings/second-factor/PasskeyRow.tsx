import { Button, Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { type FormEvent, useRef, useState } from "react";
import type { SecondFactorState } from "shared/accounts/second-factor";
import { DateTime } from "../../../../components/date/DateTime.tsx";
import { ConfirmDialog } from "../../../../components/feedback/ConfirmDialog.tsx";
import { ErrorAlert } from "../../../../components/feedback/ErrorAlert.tsx";
import { Row } from "../../../../components/list/Rows.tsx";
import { issuesByField, serverMessage } from "../../../../lib/api/api-error.ts";
import { useRemovePasskey, useRenamePasskey } from "./second-factor.requests.ts";

type Passkey = SecondFactorState["passkeys"][number];

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { name, createdAt, lastUsedAt } = passkey;
  const rename = useRef<HTMLButtonElement>(null);
  const [isRenaming, renaming] = useDisclosure(false, { onClose: () => rename.current?.focus() });
  return (
    <Row>
      <Stack gap={6}>
        {isRenaming ? (
          <RenamePasskey passkey={passkey} onDone={renaming.close} />
        ) : (
          <Title order={4} size="h5">
            {name}
          </Title>
        )}
        <Text size="sm">
          Added <DateTime at={createdAt} /> ·{" "}
          {lastUsedAt ? (
            <>
              last used <DateTime at={lastUsedAt} />
            </>
          ) : (
            "not used yet"
          )}
        </Text>
        <Group gap="xs" mt={4}>
          <Button
            ref={rename}
            size="xs"
            variant="default"
            onClick={renaming.open}
            aria-label={`Rename ${name}`}
          >
            Rename
          </Button>
          <RemovePasskey passkey={passkey} />
        </Group>
      </Stack>
    </Row>
  );
}

function RenamePasskey({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { mutate, error, isPending } = useRenamePasskey();
  const [name, setName] = useState(passkey.name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate({ id: passkey._id, name }, { onSuccess: onDone });
  };
  const failure = error && (serverMessage(error) ?? "Couldn't save the name. Please try again.");
  return (
    <Group component="form" onSubmit={submit} align="flex-end" gap="xs">
      <TextInput
        label="Name"
        autoFocus
        required
        maxLength={80}
        value={name}
        error={issuesByField(error).name ?? failure}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" loading={isPending}>
        Save
      </Button>
      <Button variant="default" onClick={onDone}>
        Cancel
      </Button>
    </Group>
  );
}

function RemovePasskey({ passkey: { _id, name } }: { passkey: Passkey }) {
  const { mutate, error, isPending } = useRemovePasskey();
  const [isAsking, { open, close }] = useDisclosure();
  const remove = () => {
    close();
    mutate(_id);
  };
  return (
    <>
      <Button
        size="xs"
        variant="outline"
        color="red"
        loading={isPending}
        onClick={open}
        aria-label={`Remove ${name}`}
      >
        Remove
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
          title="Remove this passkey?"
          text={`You can no longer sign in with “${name}”, and you'll be signed out on other devices.`}
          confirm="Remove"
          onConfirm={remove}
          onCancel={close}
        />
      )}
    </>
  );
}
