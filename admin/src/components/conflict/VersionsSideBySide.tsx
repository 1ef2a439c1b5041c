import { Button, Paper, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import type { Difference } from "./difference.ts";

export function VersionsSideBySide({ label, typed, other, onUseOther }: Difference) {
  return (
    <Stack component="section" gap={6} aria-label={label}>
      <Title order={2} size="h6">
        {label}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
        <Paper p="xs" withBorder>
          <Text size="xs" c="dimmed" fw={600}>
            Your version
          </Text>
          {typed}
        </Paper>
        <Paper p="xs" withBorder>
          <Text size="xs" c="dimmed" fw={600}>
            The other version
          </Text>
          {other}
          <Button
            mt="xs"
            size="compact-sm"
            variant="default"
            onClick={onUseOther}
            aria-label={`Use this: ${label}`}
          >
            Use this
          </Button>
        </Paper>
      </SimpleGrid>
    </Stack>
  );
}
