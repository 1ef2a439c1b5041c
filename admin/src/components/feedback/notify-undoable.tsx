import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";

type Undoable = {
  /** A later notice takes the place of the one before. */
  id: string;
  title: string;
  text: string;
  onUndo: () => void;
};

/** Shows a notice with a way back; its screen needs a `NotificationArea`. */
export function notifyUndoable({ id, title, text, onUndo }: Undoable) {
  const undo = () => {
    notifications.hide(id);
    onUndo();
  };
  const message = (
    <>
      {text}{" "}
      <Button size="compact-sm" variant="default" onClick={undo}>
        Undo
      </Button>
    </>
  );
  notifications.hide(id);
  notifications.show({
    id,
    title,
    message,
    autoClose: 10_000,
    closeButtonProps: { "aria-label": "Close" },
  });
}
