import { Button, Modal, Text } from "@mantine/core";
import { modals } from "@mantine/modals";
import type { ReactNode } from "react";
import { SignedOutNotice } from "../session/SignedOutNotice.tsx";

/** Mantine's modal always has the role `dialog`. */
const setAlertDialogRole = (node: HTMLElement | null) =>
  node?.closest("[role=dialog]")?.setAttribute("role", "alertdialog");

type AlertProps = { title: string; text: ReactNode; detail?: string | undefined };

/* Not in Mantine's title: that is a `header`, a second banner of the page. */
function AlertBody({ title, text, detail }: AlertProps) {
  return (
    <div ref={setAlertDialogRole}>
      <Modal.Title fw={650} mb="xs">
        {title}
      </Modal.Title>
      <Text>{text}</Text>
      {detail && (
        <Text size="sm" c="dimmed" mt="xs">
          {detail}
        </Text>
      )}
      <SignedOutNotice />
    </div>
  );
}

type Alert = {
  kind: "Done" | "Not done";
  text: string;
  /** The server's own message. */
  detail?: string | undefined;
};

/** Shows a dialog that stays until it is confirmed. */
export function showAlert({ kind, text, detail }: Alert) {
  const modalId = modals.open({
    withCloseButton: false,
    children: (
      <>
        <AlertBody title={kind} text={text} detail={detail === text ? undefined : detail} />
        <Button data-autofocus fullWidth mt="lg" onClick={() => modals.close(modalId)}>
          OK
        </Button>
      </>
    ),
  });
}

type Confirmation = {
  title: string;
  text: ReactNode;
  confirm: string;
  onConfirm: () => void;
  onCancel?: () => void;
};

/** Asks before something that cannot be undone; "Cancel" has the focus. */
export function askToConfirm({ title, text, confirm, onConfirm, onCancel }: Confirmation) {
  let isConfirmed = false;
  modals.openConfirmModal({
    children: <AlertBody title={title} text={text} />,
    withCloseButton: false,
    labels: { confirm, cancel: "Cancel" },
    cancelProps: { "data-autofocus": true },
    confirmProps: { color: "red" },
    onConfirm: () => {
      isConfirmed = true;
      onConfirm();
    },
    // Also called on Escape and on a click outside.
    onClose: () => {
      if (!isConfirmed) onCancel?.();
    },
  });
}
