import { Paper, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";

/** A version of a field, with its name. */
type Version = { name: string; content: ReactNode };

type Props = { label: string; versions: Version[] };

/** Versions of a field side by side; on a phone one below the other. */
export function ComparedField({ label, versions }: Props) {
  return (
    <Stack component="section" gap={6} aria-label={label}>
      <Title order={2} size="h6">
        {label}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: versions.length }} spacing="xs">
        {versions.map(({ name, content }) => (
          <Paper key={name} p="xs" withBorder>
            <Text size="xs" c="dimmed" fw={600}>
              {name}
            </Text>
            {content}
          </Paper>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
