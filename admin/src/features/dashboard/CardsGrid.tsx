import { Button, Group, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useState } from "react";

type Titled = { _id: string; title: string };
type Props<Item> = {
  title: string;
  items: Item[];
  search: string;
  /** Said when there is nothing at all. */
  empty: string;
  action: ReactNode;
  card: (item: Item) => ReactNode;
};

/** Cards drawn before "Show more", and by each press of it. */
const step = 8;

const matches = (search: string) => {
  const needle = search.trim().toLowerCase();
  return ({ title }: Titled) => title.toLowerCase().includes(needle);
};

/** A titled grid of cards, filtered by title. */
export function CardsGrid<Item extends Titled>(props: Props<Item>) {
  const { title, items, search, empty, action, card } = props;
  const [shown, setShown] = useState(step);
  const found = items.filter(matches(search));
  const nothing = items.length === 0 ? empty : `No title contains “${search.trim()}”.`;
  return (
    <Stack component="section" gap="sm" aria-label={title}>
      <Group justify="space-between">
        <Title order={2} size="h3">
          {title}
        </Title>
        {action}
      </Group>
      {found.length === 0 && <Text c="dimmed">{nothing}</Text>}
      <SimpleGrid cols={{ base: 2, lg: 4 }} spacing={{ base: "xs", sm: "md" }}>
        {found.slice(0, shown).map(card)}
      </SimpleGrid>
      {found.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + step)}>
          Show more ({found.length - shown} left)
        </Button>
      )}
    </Stack>
  );
}
