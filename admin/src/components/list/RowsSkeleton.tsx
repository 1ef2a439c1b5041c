import { Skeleton, Stack, VisuallyHidden } from "@mantine/core";

export function RowsSkeleton({ rows = 4, height = 112 }: { rows?: number; height?: number }) {
  return (
    <Stack gap="sm" role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => `row ${row}`).map((key) => (
        <Skeleton key={key} height={height} />
      ))}
    </Stack>
  );
}
