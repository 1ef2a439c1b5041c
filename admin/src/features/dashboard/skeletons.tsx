import { SimpleGrid, Skeleton, Stack, Title } from "@mantine/core";

const blanks = (count: number, height: number) =>
  Array.from({ length: count }, (_, index) => `blank ${index}`).map((key) => (
    <Skeleton key={key} height={height} />
  ));

/** Grey boxes in the place of the four counters. */
export function CountersSkeleton() {
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} role="status" aria-label="Loading the counters">
      {blanks(4, 96)}
    </SimpleGrid>
  );
}

/** Grey boxes in the place of a grid of cards. */
export function GridSkeleton({ title }: { title: string }) {
  return (
    <Stack component="section" gap="sm">
      <Title order={2} size="h3">
        {title}
      </Title>
      <SimpleGrid cols={{ base: 2, lg: 4 }} role="status" aria-label={`Loading ${title}`}>
        {blanks(4, 200)}
      </SimpleGrid>
    </Stack>
  );
}
