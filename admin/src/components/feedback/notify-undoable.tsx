import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { showNotice } from "./notify.ts";

type Undoable = {
  title: string;
  text: string;
  onUndo: () => void;
};

/** Shows a notice with an undo button; its screen needs a `NotificationArea`. */
export function notifyUndoable({ title, text, onUndo }: Undoable) {
  const undo = () => {
    notifications.clean();
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
  showNotice({ title, message, autoClose: 10_000 });
}
