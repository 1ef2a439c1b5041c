import { Button, Modal } from "@mantine/core";
import { AlertBody } from "./AlertBody.tsx";
import { type Confirmation, ConfirmDialog } from "./ConfirmDialog.tsx";
import { useFocusReturn } from "./use-focus-return.ts";

export type Alert = {
  kind: "Done" | "Something went wrong";
  text: string;
  /** The server's own message. */
  detail?: string | undefined;
};

export type AlertDialogProps =
  | { alert: Alert; onClose: () => void }
  | { confirmation: Confirmation };

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
