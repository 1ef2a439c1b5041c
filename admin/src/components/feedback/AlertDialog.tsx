import { Button, Modal } from "@mantine/core";
import { AlertBody } from "./AlertBody.tsx";
import type { AlertDialogProps } from "./alerts.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { useFocusReturn } from "./use-focus-return.ts";

export function AlertDialog(props: AlertDialogProps) {
  useFocusReturn();
  if ("confirmation" in props) return <ConfirmDialog {...props.confirmation} />;
  const { alert, onClose } = props;
  return (
    <Modal opened centered zIndex={400} withCloseButton={false} onClose={onClose}>
      <AlertBody title={alert.kind} text={alert.text} detail={alert.detail} />
      <Button data-autofocus fullWidth mt="lg" onClick={onClose}>
        OK
      </Button>
    </Modal>
  );
}
