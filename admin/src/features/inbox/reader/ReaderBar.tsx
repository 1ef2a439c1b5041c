import { ActionIcon, Group, Title } from "@mantine/core";
import { ArrowLeft, ChevronDown, ChevronUp } from "lucide-react";
import type { ReactNode, Ref } from "react";
import classes from "./Reader.module.css";

export type ReaderMoves = {
  close: () => void;
  /** `undefined` at an end of the list. */
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
};

type Props = {
  title: string;
  heading: Ref<HTMLHeadingElement>;
  moves: ReaderMoves;
  /** Beside the way onward. */
  menu: ReactNode;
};

export function ReaderBar({ title, heading, moves, menu }: Props) {
  return (
    <Group className={classes.bar} gap={4} wrap="nowrap">
      <ActionIcon variant="subtle" size="input-sm" aria-label="Back" onClick={moves.close}>
        <ArrowLeft size={20} aria-hidden />
      </ActionIcon>
      <Title order={2} size="h4" ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </Title>
      <Step label="Previous conversation" Icon={ChevronUp} onClick={moves.previous} />
      <Step label="Next conversation" Icon={ChevronDown} onClick={moves.next} />
      {menu}
    </Group>
  );
}

type StepProps = { label: string; Icon: typeof ChevronUp; onClick: (() => void) | undefined };

function Step({ label, Icon, onClick }: StepProps) {
  return (
    <ActionIcon
      variant="subtle"
      size="input-sm"
      className={classes.step}
      aria-label={label}
      disabled={!onClick}
      onClick={onClick}
    >
      <Icon size={20} aria-hidden />
    </ActionIcon>
  );
}
