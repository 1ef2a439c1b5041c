import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useDndContext,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { type ReactNode, useEffect } from "react";

type Props = {
  keys: string[];
  /** For example "Highlight". */
  entry: string;
  onMove: (from: number, to: number) => void;
  /** Rows that use `useSortable`. */
  children: ReactNode;
};

const screenReaderInstructions = {
  draggable:
    "Press the space bar to pick up this entry, the arrow keys to move it, the space bar again to drop it, and Escape to leave it where it was.",
};

const restrictToList: Modifier = ({
  transform,
  draggingNodeRect: row,
  containerNodeRect: list,
}) => {
  if (!row || !list) return { ...transform, x: 0 };
  const y = Math.min(Math.max(transform.y, list.top - row.top), list.bottom - row.bottom);
  return { ...transform, x: 0, y };
};

/** Share of the viewport, at its edges, where dragging scrolls. */
const autoScroll = { threshold: { x: 0, y: 0.1 } };

/** Measures the rows again when content appears above during a drag. */
function MeasureOnShift({ keys }: { keys: string[] }) {
  const { active, measureDroppableContainers } = useDndContext();
  const isHeld = active !== null;
  useEffect(() => {
    if (!isHeld) return;
    const observer = new ResizeObserver(() => measureDroppableContainers(keys));
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [isHeld, keys, measureDroppableContainers]);
  return null;
}

/** Rows that can be reordered by pointer, touch or keyboard. */
export function Sortable({ keys, entry, onMove, children }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: UniqueIdentifier | undefined) => keys.indexOf(String(id));
  const rowName = (id: UniqueIdentifier) => `${entry} ${indexOf(id) + 1}`;
  const position = (id: UniqueIdentifier | undefined) =>
    `position ${indexOf(id) + 1} of ${keys.length}`;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Picked up ${rowName(active.id)}, ${position(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${rowName(active.id)} is held at ${position(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      `${rowName(active.id)} was dropped at ${position(over?.id ?? active.id)}.`,
    onDragCancel: ({ active }) => `${rowName(active.id)} stays at ${position(active.id)}.`,
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToList]}
      autoScroll={autoScroll}
      accessibility={{ announcements, screenReaderInstructions }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(indexOf(active.id), indexOf(over.id));
      }}
    >
      <MeasureOnShift keys={keys} />
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
