import { ActionIcon } from "@mantine/core";
import { ArrowDown, ArrowUp, X } from "lucide-react";

type Props = {
  /** For example "highlight 2". */
  rowName: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
};

const iconButton = { w: 30, h: 36, variant: "subtle", bg: "transparent" } as const;

export function RowButtons({ rowName, isFirst, isLast, onMove, onRemove }: Props) {
  return (
    <ActionIcon.Group ms={4}>
      <ActionIcon
        {...iconButton}
        aria-label={`Move ${rowName} up`}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <ArrowUp size={16} />
      </ActionIcon>
      <ActionIcon
        {...iconButton}
        aria-label={`Move ${rowName} down`}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        <ArrowDown size={16} />
      </ActionIcon>
      <ActionIcon {...iconButton} color="red" aria-label={`Remove ${rowName}`} onClick={onRemove}>
        <X size={16} />
      </ActionIcon>
    </ActionIcon.Group>
  );
}
