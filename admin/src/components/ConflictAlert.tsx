import { Alert, Button, Group, Text } from "@mantine/core";
import { GitCompareArrows } from "lucide-react";
import type { ReactNode } from "react";

type Props = {
  /** What the save failed with. */
  failure: string;
  /** What the other one saved, and where the two differ. */
  children: ReactNode;
  onKeepTyped: () => void;
  onLoadOther: () => void;
};

const bringIntoView = (node: HTMLElement | null) => node?.scrollIntoView({ block: "nearest" });

/** Somebody else saved the record first: lets the admin choose between the two versions. */
export function ConflictAlert({ failure, children, onKeepTyped, onLoadOther }: Props) {
  return (
    <Alert
      ref={bringIntoView}
      color="clay"
      role="alert"
      icon={<GitCompareArrows />}
      title={failure}
    >
      <Text size="sm">{children}</Text>
      <Group mt="sm" gap="xs">
        <Button size="xs" variant="default" onClick={onLoadOther}>
          Load the other version
        </Button>
        <Button size="xs" color="clay" onClick={onKeepTyped}>
          Keep what I typed
        </Button>
      </Group>
    </Alert>
  );
}
