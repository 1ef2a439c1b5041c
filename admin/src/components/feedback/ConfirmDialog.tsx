import { Button, Group, Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { AlertBody } from "./AlertBody.tsx";
import { useFocusReturn } from "./use-focus-return.ts";

export type Confirmation = {
  title: string;
  text: ReactNode;
  confirm: string;
  onConfirm: () => void;
  /** Also called on Escape and on a click outside. */
  onCancel?: () => void;
};

/** Asks like `askToConfirm`, but works outside an `AlertArea`. */
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
