import { Badge, Group, Text } from "@mantine/core";
import classes from "./Timeline.module.css";

type Props = { color: string; label: string; text?: string };

/** What to know about a message before one believes it. */
export function Mark({ color, label, text }: Props) {
  return (
    <Group gap="0.25rem 0.5rem">
      <Badge color={color} variant="light">
        {label}
      </Badge>
      {text && (
        <Text size="sm" className={classes.words}>
          {text}
        </Text>
      )}
    </Group>
  );
}
