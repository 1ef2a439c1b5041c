import { Button, Group, Text } from "@mantine/core";

export function RemovedRow({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <Group gap="xs" role="status">
      <Text size="sm">{name} was removed.</Text>
      <Button data-undo size="compact-sm" variant="default" onClick={onUndo}>
        Undo
      </Button>
    </Group>
  );
}
