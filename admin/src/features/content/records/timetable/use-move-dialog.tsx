import { lazy, Suspense, useState } from "react";
import type { TimetableEntry } from "shared/content/records/timetable";

const MoveDialog = lazy(async () => ({ default: (await import("./MoveDialog.tsx")).MoveDialog }));

/** The dialog outlives the entry's row, which may move to another day. */
export function useMoveDialog() {
  const [entry, setEntry] = useState<TimetableEntry>();
  const close = () => {
    document.querySelector<HTMLElement>(`[data-move="${entry?._id}"]`)?.focus();
    setEntry(undefined);
  };
  const dialog = entry && (
    <Suspense>
      <MoveDialog entry={entry} onClose={close} />
    </Suspense>
  );
  return { dialog, onMove: setEntry };
}
