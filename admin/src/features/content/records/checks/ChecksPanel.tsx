import { Badge, Text, UnstyledButton } from "@mantine/core";
import { ChevronDown, ChevronRight, CircleCheck } from "lucide-react";
import { memo, useId, useState } from "react";
import classes from "./ChecksPanel.module.css";
import { goToField } from "./go-to-field.ts";
import type { Missing } from "./missing.ts";

type Props = {
  missing: Missing[];
  /** Runs before the focus moves to a field. */
  onBeforeGo?: (() => void) | undefined;
};

/** Lists what a record lacks; each line leads to its field. It blocks nothing. */
export const ChecksPanel = memo(({ missing, onBeforeGo }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  if (missing.length === 0)
    return (
      <div className={classes.panel}>
        <div className={classes.head}>
          <CircleCheck size={16} aria-hidden />
          <Text size="sm">Before it goes out: nothing is missing.</Text>
        </div>
      </div>
    );
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const go = (path: string) => {
    onBeforeGo?.();
    goToField(path);
  };
  return (
    <div className={classes.panel}>
      <UnstyledButton
        className={classes.head}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <Chevron size={16} aria-hidden />
        <Text size="sm" fw={600} component="span">
          Before it goes out
        </Text>
        <Badge color="clay" variant="light" tt="none">
          {missing.length} to check
        </Badge>
      </UnstyledButton>
      <ul id={listId} className={classes.list} hidden={!isOpen}>
        {missing.map(({ text, path }) => (
          <li key={`${path} ${text}`}>
            <UnstyledButton className={classes.line} onClick={() => go(path)}>
              {text}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </div>
  );
});
