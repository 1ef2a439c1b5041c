import { useSortable } from "@dnd-kit/sortable";
import { Box, Card, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { DragHandle } from "./DragHandle.tsx";
import classes from "./SortableRow.module.css";

type Props = {
  /** Stable while the row moves. */
  sortKey: string;
  /** For example "the review of Hanna". */
  rowName: string;
  isOnlyRow: boolean;
  children: ReactNode;
};

/** A row of a list that is dragged by its handle. */
export function SortableRow({ sortKey, rowName, isOnlyRow, children }: Props) {
  const drag = useSortable({ id: sortKey, disabled: isOnlyRow });
  const down = Math.round(drag.transform?.y ?? 0);
  return (
    <Card
      component="li"
      ref={drag.setNodeRef}
      className={classes.row}
      withBorder
      padding="md"
      data-dragging={drag.isDragging || undefined}
      style={{ transform: `translateY(${down}px)`, transition: drag.transition }}
    >
      <Group wrap="nowrap" align="start" gap="xs">
        <DragHandle drag={drag} rowName={rowName} disabled={isOnlyRow} />
        <Box flex={1} miw={0} style={{ overflowWrap: "anywhere" }}>
          {children}
        </Box>
      </Group>
    </Card>
  );
}
