import { Button, Group, Text } from "@mantine/core";
import { Split } from "lucide-react";
import type { ReactNode } from "react";

type Props = {
  children: ReactNode;
  spam: boolean;
  /** Makes a conversation of its own of it; missing where it is the only message. */
  onSplit: (() => void) | undefined;
};

/** Who wrote something and when, in one line. */
export function EntryHead({ children, spam, onSplit }: Props) {
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
