import { Group, Modal } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";

type Props = { title: string; size?: "lg"; onClose: () => void; children: ReactNode };

/** Returns the focus to the opener. Mantine does so only for dialogs that stay mounted while closed. */
const useFocusBack = () => {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
};

/** Replaces Mantine's own title: that is a `header`, a second banner of the page. */
export function TitledDialog({ title, size, onClose, children }: Props) {
  useFocusBack();
  return (
    <Modal opened onClose={onClose} centered withCloseButton={false} {...(size && { size })}>
      <Group justify="space-between" wrap="nowrap" mb="md">
        <Modal.Title fw={650}>{title}</Modal.Title>
        <Modal.CloseButton aria-label="Close" />
      </Group>
      {children}
    </Modal>
  );
}
