import { UnstyledButton } from "@mantine/core";
import { ChevronDown, ChevronRight } from "lucide-react";
import classes from "./BlockTitle.module.css";

type Folding = { isOpen: boolean; fieldsId: string; onToggle: () => void };
type Props = { label: string; folding: Folding | undefined };

export function BlockTitle({ label, folding }: Props) {
  const text = <span className={classes.label}>{label}</span>;
  if (!folding) return <div className={classes.title}>{text}</div>;
  const { isOpen, fieldsId, onToggle } = folding;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <UnstyledButton
      className={classes.title}
      aria-expanded={isOpen}
      aria-controls={fieldsId}
      onClick={onToggle}
    >
      <Chevron size={16} aria-hidden className={classes.chevron} />
      {text}
    </UnstyledButton>
  );
}
