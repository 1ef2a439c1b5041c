import { notifyUndoable } from "../../../../components/feedback/notify-undoable.tsx";
import { stayInTrash } from "./stay-in-trash.ts";
import { useRestoreFromTrash } from "./trash.requests.ts";

/** Says that a record was deleted and offers to undo it; the screen needs a `NotificationArea`. */
export function useNotifyDeleted() {
  const restore = useRestoreFromTrash();
  return (trashId: string, name: string) =>
    notifyUndoable({
      title: `Deleted “${name}”.`,
      text: stayInTrash,
      onUndo: () => void restore(trashId, name),
    });
}
