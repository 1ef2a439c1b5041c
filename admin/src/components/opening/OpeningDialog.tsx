import { Button, Group, List, Modal, Stack, Text } from "@mantine/core";
import type { FirstStep } from "shared/first-start";
import { serverMessage } from "../../lib/api/api-error.ts";
import { ErrorAlert } from "../feedback/ErrorAlert.tsx";
import { useSetOpening } from "./use-set-opening.ts";

type Props = { isOpen: boolean; steps: FirstStep[]; onClose: () => void };

/** Asks before the site is opened, naming what is still missing, or before it is closed. */
export function OpeningDialog({ isOpen, steps, onClose }: Props) {
  const { save, isPending, error, note } = useSetOpening();
  const missing = steps.filter(({ isDone }) => !isDone);
  const confirm = isOpen ? "Close the site" : "Open the site";
  return (
    <Modal opened centered title={`${confirm}?`} onClose={onClose}>
      <Stack>
        {isOpen ? (
          <Text>Visitors will see that it is coming soon. Nothing is deleted.</Text>
        ) : (
          <MissingSteps missing={missing} />
        )}
        {error && <ErrorAlert title={note ?? serverMessage(error) ?? "This was not saved."} />}
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onClose}>
            Cancel
          </Button>
          <Button
            color={isOpen ? "red" : "lake"}
            loading={isPending}
            onClick={() => save(!isOpen, { onSuccess: onClose })}
          >
            {confirm}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function MissingSteps({ missing }: { missing: FirstStep[] }) {
  if (missing.length === 0) return <Text>Everything is done. Visitors will see all pages.</Text>;
  return (
    <>
      <Text>Visitors will see all pages, although this is still missing:</Text>
      <List size="sm" spacing="xs">
        {missing.map(({ id, title }) => (
          <List.Item key={id}>{title}</List.Item>
        ))}
      </List>
    </>
  );
}
