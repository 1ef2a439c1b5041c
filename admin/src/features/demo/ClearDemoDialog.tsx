import { Button, Group, List, Modal, Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { AddedToDemo } from "shared/first-start";
import { ErrorAlert } from "../../components/feedback/ErrorAlert.tsx";
import { serverMessage } from "../../lib/api/api-error.ts";
import { useClearDemo } from "./use-clear-demo.ts";

const word = "start";

const describe = ({ tours, photos, reviews, pages }: AddedToDemo) =>
  [
    { count: tours, one: "tour", many: "tours" },
    { count: photos, one: "photo", many: "photos" },
    { count: reviews, one: "review", many: "reviews" },
    { count: pages, one: "page", many: "pages" },
  ].flatMap(({ count, one, many }) => (count > 0 ? [`${count} ${count === 1 ? one : many}`] : []));

/** Removing the demo cannot be undone: a word is to be typed. */
export function ClearDemoDialog({ added, onClose }: { added: AddedToDemo; onClose: () => void }) {
  const { save, isPending, error, note } = useClearDemo();
  const [typed, setTyped] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim().toLowerCase() === word) save(undefined);
  };
  return (
    <Modal opened centered title="Start with your own content?" onClose={onClose}>
      <form onSubmit={submit}>
        <Stack>
          <Text>
            All tours, photos, reviews, pages and settings of the site are deleted for good. Until
            you open the site, visitors see that it is coming soon. Inquiries, messages and users
            stay.
          </Text>
          <AddedList counts={describe(added)} />
          <TextInput
            label={`Type “${word}” to go on`}
            autoComplete="off"
            data-autofocus
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          {error && (
            <ErrorAlert title={note ?? serverMessage(error) ?? "The demo was not removed."} />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button
              type="submit"
              color="red"
              loading={isPending}
              disabled={typed.trim().toLowerCase() !== word}
            >
              Delete the demo
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function AddedList({ counts }: { counts: string[] }) {
  if (counts.length === 0) return null;
  return (
    <div>
      <Text fw={600}>What you have added goes as well:</Text>
      <List>
        {counts.map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
      </List>
    </div>
  );
}
