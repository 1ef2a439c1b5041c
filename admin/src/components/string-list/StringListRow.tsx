import { useSortable } from "@dnd-kit/sortable";
import { Group, Textarea } from "@mantine/core";
import type { KeyboardEvent, ReactNode } from "react";
import { limits } from "shared/limits";
import { DragHandle } from "../sortable/DragHandle.tsx";
import { RowButtons } from "../sortable/RowButtons.tsx";
import classes from "../sortable/SortableRow.module.css";

type Props = {
  /** Stable while the row moves. */
  sortKey: string;
  /** For example "Highlight 2". */
  name: string;
  path: string;
  value: string;
  error: ReactNode;
  isFirst: boolean;
  isLast: boolean;
  onChange: (text: string) => void;
  onEnter: () => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
};

/** One entry in a text area, because a single line is hard to read on a phone. */
export function StringListRow(props: Props) {
  const { sortKey, name, path, value, error, isFirst, isLast } = props;
  const { onChange, onEnter } = props;
  const rowName = name.toLowerCase();
  const isOnlyRow = isFirst && isLast;
  const drag = useSortable({ id: sortKey, disabled: isOnlyRow });
  const down = Math.round(drag.transform?.y ?? 0);
  const enter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <Group
      ref={drag.setNodeRef}
      className={classes.row}
      data-dragging={drag.isDragging || undefined}
      style={{ transform: `translateY(${down}px)`, transition: drag.transition }}
      gap={0}
      wrap="nowrap"
      align="flex-start"
    >
      <DragHandle drag={drag} rowName={rowName} disabled={isOnlyRow} />
      <Textarea
        flex={1}
        autosize
        minRows={1}
        aria-label={name}
        maxLength={limits.line}
        data-path={path}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value.replace(/\s*\n\s*/g, " "))}
        onKeyDown={enter}
      />
      <RowButtons rowName={rowName} {...props} />
    </Group>
  );
}
