import { ColorSwatch, Group, Text } from "@mantine/core";

export function ColorVersion({ color }: { color: string }) {
  return (
    <Group gap="xs">
      <ColorSwatch color={color} size={20} aria-hidden />
      <Text size="sm">{color}</Text>
    </Group>
  );
}
