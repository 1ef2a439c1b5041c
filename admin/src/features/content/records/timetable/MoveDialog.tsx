import type { TimetableEntry } from "shared/content/records/timetable";
import { TitledDialog } from "../../../../components/dialog/TitledDialog.tsx";
import { useDateFormat } from "../../../../lib/dates/use-date-format.ts";
import { TimeForm } from "./TimeForm.tsx";
import { useMoveEntry } from "./timetable.requests.ts";

type Props = { entry: TimetableEntry; onClose: () => void };

/** Moves an entry, or plans a cancelled or failed one again. */
export function MoveDialog({ entry, onClose }: Props) {
  const { clockOf } = useDateFormat();
  const move = useMoveEntry(entry._id);
  const isPlanned = entry.state === "planned";
  return (
    <TitledDialog title={isPlanned ? "Change the time" : "Schedule again"} onClose={onClose}>
      <TimeForm
        proposed={clockOf(entry.dueAt)}
        label={isPlanned ? "Change the time" : "Schedule"}
        request={move}
        onSubmit={move.mutate}
        onClose={onClose}
      />
    </TitledDialog>
  );
}
