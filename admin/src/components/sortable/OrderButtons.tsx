import { ActionIcon, Group } from "@mantine/core";
import { ArrowDown, ArrowUp } from "lucide-react";

type Props = { title: string; isFirst: boolean; isLast: boolean; onMove: (step: 1 | -1) => void };

export function OrderButtons({ title, isFirst, isLast, onMove }: Props) {
  return (
    <Group gap={4} wrap="nowrap" ms="auto">
      <ActionIcon
        size={34}
        variant="default"
        aria-label={`Move ${title} up`}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <ArrowUp size={18} />
      </ActionIcon>
      <ActionIcon
        size={34}
        variant="default"
        aria-label={`Move ${title} down`}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        <ArrowDown size={18} />
      </ActionIcon>
    </Group>
  );
}
