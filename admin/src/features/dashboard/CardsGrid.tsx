import { Anchor, Button, Card, Group, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import type { Image } from "shared/images";
import { Picture } from "../../components/picture/Picture.tsx";

type Item = { _id: string; title: string; image: Image | null; description?: string };
type Props = {
  title: string;
  /** As in "All photos", "No photos yet." */
  noun: string;
  items: Item[];
  search: string;
  listPath: string;
  getHref: (id: string) => string;
};

const pageSize = 8;

const titleFilter = (search: string) => {
  const needle = search.trim().toLowerCase();
  return ({ title }: Item) => title.toLowerCase().includes(needle);
};

/** Cards filtered by title. */
export function CardsGrid({ title, noun, items, search, listPath, getHref }: Props) {
  const [shown, setShown] = useState(pageSize);
  const found = items.filter(titleFilter(search));
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
      {found.length === 0 && <Text c="dimmed">{emptyText}</Text>}
      <SimpleGrid cols={{ base: 2, lg: 4 }} spacing={{ base: "xs", sm: "md" }}>
        {found.slice(0, shown).map(({ _id, title, image, description }) => (
          <Card key={_id} withBorder padding="sm">
            <Card.Section>
              <Picture image={image} alt="" sizes="(max-width: 75em) 50vw, 300px" />
            </Card.Section>
            <Anchor component={Link} to={getHref(_id)} fw={600} mt="sm" size="sm">
              {title}
            </Anchor>
            {description && (
              <Text size="sm" c="dimmed" lineClamp={2}>
                {description}
              </Text>
            )}
          </Card>
        ))}
      </SimpleGrid>
      {found.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + pageSize)}>
          Show more ({found.length - shown} left)
        </Button>
      )}
    </Stack>
  );
}
