import { Badge, Button, Group, Text } from "@mantine/core";
import { Split } from "lucide-react";
import type { ReactNode } from "react";
import classes from "./Timeline.module.css";

type Props = { kind: "guest" | "answer" | "note" | "machine"; children: ReactNode };

/** The box around one text, by its kind of writer. */
export function Entry({ kind, children }: Props) {
  return <div className={classes[kind]}>{children}</div>;
}

type HeadProps = {
  children: ReactNode;
  spam?: boolean;
  /** Moves the message to a new conversation; missing for the only message. */
  onSplit?: (() => void) | undefined;
};

/** Writer and time, in one line. */
export function EntryHead({ children, spam = false, onSplit }: HeadProps) {
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap">
      <Text size="xs" c="dimmed">
        {children}
        {spam && " · possible spam"}
      </Text>
      {onSplit && (
        <Button
          variant="subtle"
          size="compact-sm"
          flex="none"
          leftSection={<Split size={16} aria-hidden />}
          aria-label="Make this a second trip"
          onClick={onSplit}
        >
          Second trip
        </Button>
      )}
    </Group>
  );
}

/** A text with its line breaks. */
export function EntryText({ children }: { children: string }) {
  return <Text className={classes.text}>{children}</Text>;
}

type MarkProps = { color: string; label: string; text?: string };

/** A warning about a message. */
export function Mark({ color, label, text }: MarkProps) {
  return (
    <Group gap="0.25rem 0.5rem">
      <Badge color={color} variant="light">
        {label}
      </Badge>
      {text && (
        <Text size="sm" className={classes.text}>
          {text}
        </Text>
      )}
    </Group>
  );
}
