import { ActionIcon, Group } from "@mantine/core";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { MouseEvent } from "react";

type Props = { title: string; isFirst: boolean; isLast: boolean; onMove: (step: 1 | -1) => void };

/** Time until the list shows its new order (ms). */
const renderTime = 100;
/** The header and the bottom bar cover the edges. */
const style = { scrollMarginBlock: "5rem" };

export function OrderButtons({ title, isFirst, isLast, onMove }: Props) {
  /** Scrolls with the row, so that the next press is nearby. */
  const move =
    (step: 1 | -1) =>
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      onMove(step);
      setTimeout(() => currentTarget.scrollIntoView({ block: "nearest" }), renderTime);
    };
  return (
    <Group gap={4} wrap="nowrap" ms="auto">
      <ActionIcon
        size={34}
        variant="default"
        style={style}
        aria-label={`Move ${title} up`}
        disabled={isFirst}
        onClick={move(-1)}
      >
        <ArrowUp size={18} />
      </ActionIcon>
      <ActionIcon
        size={34}
        variant="default"
        style={style}
        aria-label={`Move ${title} down`}
        disabled={isLast}
        onClick={move(1)}
      >
        <ArrowDown size={18} />
      </ActionIcon>
    </Group>
  );
}
