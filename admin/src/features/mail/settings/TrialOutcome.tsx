import { Group, Text } from "@mantine/core";
import { CircleAlert, CircleCheck } from "lucide-react";

type Trial = { isGood: boolean; message: string };

export function TrialOutcome({ isGood, message }: Trial) {
  const Icon = isGood ? CircleCheck : CircleAlert;
  return (
    <Group
      gap={6}
      wrap="nowrap"
      align="start"
      {...(!isGood && { c: "var(--mantine-color-error)" })}
    >
      <Icon size={16} aria-hidden style={{ flexShrink: 0, marginBlockStart: 3 }} />
      <Text size="sm" style={{ overflowWrap: "anywhere" }}>
        {message}
      </Text>
    </Group>
  );
}
