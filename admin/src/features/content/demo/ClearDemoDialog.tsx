import { Button, Divider, Group, Modal, Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { FirstStart } from "shared/content/first-start";
import { ErrorAlert } from "../../../components/feedback/ErrorAlert.tsx";
import { useFocusReturn } from "../../../components/feedback/use-focus-return.ts";
import { isReauthenticationNeeded, serverMessage } from "../../../lib/api/api-error.ts";
import { useClearDemo, useReloadDemo } from "./demo.requests.ts";
import { KeepDemo } from "./KeepDemo.tsx";
import { OwnContentList } from "./OwnContentList.tsx";

const word = "start";

type Props = { demo: NonNullable<FirstStart["demo"]>; onClose: () => void };

/** Removing the demo cannot be undone, so the owner has to type a word. */
export function ClearDemoDialog({ demo, onClose }: Props) {
  useFocusReturn();
  return (
    <Modal opened centered title="Start with your own content?" onClose={onClose}>
      <Stack>
        <Text>
          All tours, photos, reviews, questions, pages and site settings will be deleted for good.
          Visitors see “Coming soon” until you open the site. Inquiries, messages and users stay.
        </Text>
        <OwnContentList ownContent={demo.ownContent} />
        <ClearDemoForm revision={demo.revision} onClose={onClose} />
        <Divider />
        <KeepDemo />
      </Stack>
    </Modal>
  );
}

function ClearDemoForm({ revision, onClose }: { revision: number; onClose: () => void }) {
  const { save, isPending, error, note } = useClearDemo();
  const reload = useReloadDemo();
  const [typed, setTyped] = useState("");
  const isConfirmed = typed.trim().toLowerCase() === word;
  const onError = (failure: Error) => {
    if (isReauthenticationNeeded(failure)) return;
    setTyped("");
    reload();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isConfirmed) save(revision, { onError });
  };
  return (
    <Stack component="form" onSubmit={submit}>
      <TextInput
        label={`Type “${word}” to continue`}
        autoComplete="off"
        data-autofocus
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {error && (
        <ErrorAlert
          title={note ?? serverMessage(error) ?? "Couldn't remove the demo. Please try again."}
        />
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" color="red" loading={isPending} disabled={!isConfirmed}>
          Delete the demo
        </Button>
      </Group>
    </Stack>
  );
}
