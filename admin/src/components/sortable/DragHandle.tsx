import type { useSortable } from "@dnd-kit/sortable";
import { ActionIcon } from "@mantine/core";
import { GripVertical } from "lucide-react";
import classes from "./SortableRow.module.css";

type Props = {
  drag: ReturnType<typeof useSortable>;
  /** For example "highlight 2". */
  rowName: string;
  disabled: boolean;
};

export function DragHandle({ drag, rowName, disabled }: Props) {
  return (
    <ActionIcon
      {...drag.attributes}
      {...drag.listeners}
      ref={drag.setActivatorNodeRef}
      className={classes.handle}
      variant="subtle"
      bg="transparent"
      w={24}
      h={36}
      color="gray"
      disabled={disabled}
      aria-label={`Drag ${rowName}`}
    >
      <GripVertical size={16} />
    </ActionIcon>
  );
}
