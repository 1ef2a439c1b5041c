import { Anchor, Button, Card, Group, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { Image } from "shared/media/images";
import { includesFolded } from "shared/text/fold-text";
import { Picture } from "../../components/picture/Picture.tsx";

type Item = { _id: string; title: string; image: Image | null; description?: string };
type Props<Shown> = {
  title: string;
  /** For example "All photos" or "No photos yet." */
  noun: string;
  items: Shown[];
  search: string;
  listPath: string;
  getHref: (id: string) => string;
  renderLink?: (item: Shown) => ReactNode;
};

const pageSize = 8;

const titleFilter =
  (search: string) =>
  ({ title }: Item) =>
    includesFolded(title, search);

export function CardsGrid<Shown extends Item>(props: Props<Shown>) {
  const { title, noun, items, search, listPath, getHref, renderLink } = props;
  const [count, setCount] = useState(pageSize);
  const matches = items.filter(titleFilter(search));
  const emptyText =
    items.length === 0 ? `No ${noun} yet.` : `No title contains “${search.trim()}”.`;
  return (
    <Stack component="section" gap="sm" aria-label={title}>
      <Group justify="space-between">
        <Title order={2} size="h3">
          {title}
        </Title>
        <Anchor component={Link} to={listPath} size="sm">
          All {noun}
        </Anchor>
      </Group>
      {matches.length === 0 && <Text c="dimmed">{emptyText}</Text>}
      <SimpleGrid cols={{ base: 2, lg: 4 }} spacing={{ base: "xs", sm: "md" }}>
        {matches.slice(0, count).map((item) => (
          <Card key={item._id} withBorder padding="sm">
            <Card.Section>
              <Picture image={item.image} alt="" sizes="(max-width: 75em) 50vw, 300px" />
            </Card.Section>
            <Anchor component={Link} to={getHref(item._id)} fw={600} mt="sm" size="sm">
              {item.title}
            </Anchor>
            {item.description && (
              <Text size="sm" c="dimmed" lineClamp={2}>
                {item.description}
              </Text>
            )}
            {renderLink?.(item)}
          </Card>
        ))}
      </SimpleGrid>
      {matches.length > count && (
        <Button variant="default" onClick={() => setCount(count + pageSize)}>
          Show more ({matches.length - count} left)
        </Button>
      )}
    </Stack>
  );
}
