import { Button, Group, Modal } from "@mantine/core";
import { AlertBody } from "./AlertBody.tsx";
import type { Confirmation } from "./alerts.ts";
import { useFocusReturn } from "./use-focus-return.ts";

/** Asks as `askToConfirm` does, also outside an `AlertArea`. */
export function ConfirmDialog({ title, text, confirm, onConfirm, onCancel }: Confirmation) {
  useFocusReturn();
  return (
    <Modal opened centered zIndex={400} withCloseButton={false} onClose={() => onCancel?.()}>
      <AlertBody title={title} text={text} />
      <Group justify="flex-end" mt="md">
        <Button variant="default" data-autofocus onClick={onCancel}>
          Cancel
        </Button>
        <Button color="red" onClick={onConfirm}>
          {confirm}
        </Button>
      </Group>
    </Modal>
  );
}
