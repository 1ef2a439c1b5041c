import { Group, Modal } from "@mantine/core";
import type { ReactNode } from "react";

type Props = { title: string; onClose: () => void; children: ReactNode };

/** Not with Mantine's own title: that is a `header`, a second banner of the page. */
export function TitledDialog({ title, onClose, children }: Props) {
  return (
    <Modal opened onClose={onClose} centered withCloseButton={false}>
      <Group justify="space-between" wrap="nowrap" mb="md">
        <Modal.Title fw={650}>{title}</Modal.Title>
        <Modal.CloseButton aria-label="Close" />
      </Group>
      {children}
    </Modal>
  );
}
