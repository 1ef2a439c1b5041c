import { Button, Divider, Group, List, Modal, Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { FirstStart, OwnContent } from "shared/content/first-start";
import { ErrorAlert } from "../../../components/feedback/ErrorAlert.tsx";
import { useFocusReturn } from "../../../components/feedback/use-focus-return.ts";
import { isReauthenticationNeeded, serverMessage } from "../../../lib/api/api-error.ts";
import { useClearDemo, useKeepDemo, useReloadDemo } from "./demo.requests.ts";

const word = "start";

type Props = { demo: NonNullable<FirstStart["demo"]>; onClose: () => void };

/** Removing the demo cannot be undone, so the owner has to type a word. */
export function ClearDemoDialog({ demo, onClose }: Props) {
  useFocusReturn();
  return (
    <Modal opened centered title="Start with your own content?" onClose={onClose}>
      <Stack>
        <Text>
          All tours, photos, reviews, team members, questions, pages and site settings will be
          deleted for good. Visitors see “Coming soon” until you open the site. Inquiries, messages
          and users stay.
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

/** For an owner with an edited demo. */
function KeepDemo() {
  const { save, isPending, error, note } = useKeepDemo();
  return (
    <Stack gap="xs" align="start">
      <Text>Already made it yours? Keep this content and hide the demo notice.</Text>
      <Button variant="default" loading={isPending} onClick={() => save(undefined)}>
        Keep as my content
      </Button>
      {error && (
        <ErrorAlert title={note ?? serverMessage(error) ?? "Couldn't save. Please try again."} />
      )}
    </Stack>
  );
}

const describe = ({ tours, photos, reviews, team, questions, pages, settings }: OwnContent) =>
  [
    { count: tours, singular: "tour", plural: "tours" },
    { count: photos, singular: "photo", plural: "photos" },
    { count: reviews, singular: "review", plural: "reviews" },
    { count: team, singular: "team member", plural: "team members" },
    { count: questions, singular: "question", plural: "questions" },
    { count: pages, singular: "page", plural: "pages" },
    { count: settings, singular: "settings section", plural: "settings sections" },
  ].flatMap(({ count, singular, plural }) =>
    count > 0 ? [`${count} ${count === 1 ? singular : plural}`] : [],
  );

function OwnContentList({ ownContent }: { ownContent: OwnContent }) {
  const counts = describe(ownContent);
  if (counts.length === 0) return null;
  return (
    <div>
      <Text fw={600}>Your own changes will be deleted too:</Text>
      <List>
        {counts.map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
      </List>
    </div>
  );
}
