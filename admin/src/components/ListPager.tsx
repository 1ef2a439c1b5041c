import { Group, Pagination, Text } from "@mantine/core";

type Props = { total: number; page: number; pageSize: number; onPage: (page: number) => void };

/** How many rows there are, and buttons to the other pages when there are any. */
export function ListPager({ total, page, pageSize, onPage }: Props) {
  if (total === 0) return null;
  const pages = Math.ceil(total / pageSize);
  return (
    <Group justify="space-between" gap="sm">
      <Text size="sm" c="dimmed">
        {total.toLocaleString("en")} in all
      </Text>
      {pages > 1 && (
        <Pagination
          total={pages}
          value={page}
          onChange={onPage}
          siblings={0}
          size="sm"
          getItemProps={(item) => ({ "aria-label": `Page ${item}` })}
          getControlProps={(control) => ({ "aria-label": `${control} page` })}
        />
      )}
    </Group>
  );
}
