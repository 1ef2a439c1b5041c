import { Button } from "@mantine/core";
import { modals } from "@mantine/modals";
import type { ReactNode } from "react";
import { AlertBody } from "./AlertBody.tsx";

type Alert = {
  kind: "Done" | "Something went wrong";
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

export type Confirmation = {
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
