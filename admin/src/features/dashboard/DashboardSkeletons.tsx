import { SimpleGrid, Skeleton, Stack, Title } from "@mantine/core";

const skeletons = (count: number, height: number) =>
  Array.from({ length: count }, (_, index) => `blank ${index}`).map((key) => (
    <Skeleton key={key} height={height} />
  ));

export function StatsSkeleton() {
  return (
    <Stack gap="md" role="status" aria-label="Loading the numbers">
      <Skeleton height={72} />
      <SimpleGrid cols={{ base: 2, md: 4 }}>{skeletons(4, 96)}</SimpleGrid>
      <Skeleton height={296} />
    </Stack>
  );
}

/** Placeholders for a grid of cards. */
export function GridSkeleton({ title }: { title: string }) {
  return (
    <Stack component="section" gap="sm">
      <Title order={2} size="h3">
        {title}
      </Title>
      <SimpleGrid cols={{ base: 2, lg: 4 }} role="status" aria-label={`Loading ${title}`}>
        {skeletons(4, 200)}
      </SimpleGrid>
    </Stack>
  );
}
