import { useSortable } from "@dnd-kit/sortable";
import { Group, Paper, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { DragHandle } from "./DragHandle.tsx";
import { RowButtons } from "./RowButtons.tsx";
import classes from "./SortableRow.module.css";

export type RowCardProps = {
  /** Stable while the row moves. */
  sortKey: string;
  index: number;
  /** For example "Price 2". */
  name: string;
  /** Replaces the visible name; screen readers still read it. */
  title?: ReactNode;
  mark?: ReactNode;
  /** Shown before the move and remove buttons. */
  actions?: ReactNode;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
  children: ReactNode;
};

export function RowCard(props: RowCardProps) {
  const { sortKey, index, name, title, mark, actions, children } = props;
  const { isFirst, isLast, onMove, onRemove } = props;
  const isOnlyRow = isFirst && isLast;
  const drag = useSortable({ id: sortKey, disabled: isOnlyRow });
  const down = Math.round(drag.transform?.y ?? 0);
  const rowName = name.toLowerCase();
  return (
    <Paper
      ref={drag.setNodeRef}
      className={classes.row}
      withBorder
      p="xs"
      role="group"
      aria-label={name}
      data-row={index}
      data-dragging={drag.isDragging || undefined}
      style={{ transform: `translateY(${down}px)`, transition: drag.transition }}
    >
      <Group gap={4} mb={4} wrap="nowrap">
        <DragHandle drag={drag} rowName={rowName} disabled={isOnlyRow} />
        <Group gap={4} flex={1} miw={0}>
          {title ?? (
            <Text size="sm" fw={600} aria-hidden className={classes.name}>
              {name}
            </Text>
          )}
          {mark}
        </Group>
        <Group wrap="nowrap" gap={0}>
          {actions}
          <RowButtons
            rowName={rowName}
            isFirst={isFirst}
            isLast={isLast}
            onMove={onMove}
            onRemove={onRemove}
          />
        </Group>
      </Group>
      {children}
    </Paper>
  );
}
