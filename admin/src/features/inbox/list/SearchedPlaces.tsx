import { Button, Group, Text } from "@mantine/core";
import { type InboxQuery, isEverywhere, isFiltered } from "../data/inbox-query.ts";
import { viewLabels } from "./view-texts.ts";

type Props = { query: InboxQuery; onChange: (within: InboxQuery["within"]) => void };

/** Says where a search looked, with the way to narrow or widen it. */
export function SearchedPlaces({ query, onChange }: Props) {
  if (query.q === undefined) return null;
  const label = query.show === "all" ? "the inbox" : viewLabels[query.show];
  const isWide = isEverywhere(query);
  const filters = isFiltered(query) ? " The trip filters apply." : "";
  return (
    <Group gap="xs">
      <Text size="sm" c="dimmed" role="status">
        {isWide ? "Searched everywhere: inbox, spam and trash." : `Searched in ${label} only.`}
        {filters}
      </Text>
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() => onChange(isWide ? "view" : undefined)}
      >
        {isWide ? `Search in ${label} only` : "Search everywhere"}
      </Button>
    </Group>
  );
}
