import { Button, Group, Pagination, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { limits } from "shared/limits";

type Props = {
  total: number;
  totalIsAtLeast?: boolean | undefined;
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
};

/** From this many pages on, typing a page number is faster than finding it. */
const minPagesForJump = 8;
const formatCount = (count: number) => count.toLocaleString("en");

/** A search stops counting at its limit or covers only the newest rows. */
const formatTotal = ({ total, totalIsAtLeast }: Pick<Props, "total" | "totalIsAtLeast">) => {
  if (!totalIsAtLeast) return formatCount(total);
  return `${total === limits.searchTotal ? "more than" : "at least"} ${formatCount(total)}`;
};

export function ListPager({ total, totalIsAtLeast, page, pageSize, onPage }: Props) {
  if (total === 0) return null;
  const ofAll = formatTotal({ total, totalIsAtLeast });
  const pages = Math.ceil(total / pageSize);
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  return (
    <Group component="nav" aria-label="Pages" justify="space-between" gap="sm">
      <Text size="sm" c="dimmed">
        {pages > 1 ? `${formatCount(first)}–${formatCount(last)} of ${ofAll}` : `${ofAll} in total`}
      </Text>
      {pages > 1 && (
        <Group gap="sm">
          {pages >= minPagesForJump && (
            <PageJump key={page} pages={pages} page={page} onPage={onPage} />
          )}
          <Pagination
            total={pages}
            value={page}
            onChange={onPage}
            siblings={0}
            size="sm"
            gap={4}
            getItemProps={(item) => ({ "aria-label": `Page ${item}` })}
            getControlProps={(control) => ({ "aria-label": `${control} page` })}
          />
        </Group>
      )}
    </Group>
  );
}

function PageJump({
  pages,
  page,
  onPage,
}: {
  pages: number;
  page: number;
  onPage: Props["onPage"];
}) {
  const [typed, setTyped] = useState(String(page));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = Number.parseInt(typed, 10);
        if (chosen) onPage(Math.min(pages, Math.max(1, chosen)));
      }}
    >
      <Group gap={6} wrap="nowrap">
        <TextInput
          aria-label={`Page, 1 to ${pages}`}
          size="xs"
          w={72}
          inputMode="numeric"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Text size="sm" c="dimmed" style={{ whiteSpace: "nowrap" }}>
          of {formatCount(pages)}
        </Text>
        <Button type="submit" size="xs" variant="default">
          Go
        </Button>
      </Group>
    </form>
  );
}
