import { useSortable } from "@dnd-kit/sortable";
import { ActionIcon, Group, Textarea } from "@mantine/core";
import { ArrowDown, ArrowUp, GripVertical, X } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { limits } from "shared/limits";
import classes from "./StringListRow.module.css";

type Props = {
  /** Stable while the row moves. */
  sortKey: string;
  /** As in "Highlight 2". */
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

const iconButton = { w: 30, h: 36, variant: "subtle", bg: "transparent" } as const;

/** One entry; a text area, because a single line could not be read on a phone. */
export function StringListRow(props: Props) {
  const { sortKey, name, path, value, error, isFirst, isLast } = props;
  const { onChange, onEnter } = props;
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
      <ActionIcon
        {...iconButton}
        {...drag.attributes}
        {...drag.listeners}
        ref={drag.setActivatorNodeRef}
        className={classes.handle}
        w={24}
        color="gray"
        disabled={isOnlyRow}
        aria-label={`Drag ${name.toLowerCase()}`}
      >
        <GripVertical size={16} />
      </ActionIcon>
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
      <RowButtons {...props} />
    </Group>
  );
}

function RowButtons({ name, isFirst, isLast, onMove, onRemove }: Props) {
  const what = name.toLowerCase();
  return (
    <ActionIcon.Group ms={4}>
      <ActionIcon
        {...iconButton}
        aria-label={`Move ${what} up`}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <ArrowUp size={16} />
      </ActionIcon>
      <ActionIcon
        {...iconButton}
        aria-label={`Move ${what} down`}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        <ArrowDown size={16} />
      </ActionIcon>
      <ActionIcon {...iconButton} color="red" aria-label={`Remove ${what}`} onClick={onRemove}>
        <X size={16} />
      </ActionIcon>
    </ActionIcon.Group>
  );
}
