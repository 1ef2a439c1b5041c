import { NativeSelect, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { type TrashKind, trashKind, trashListQuery } from "shared/content/records/trash";
import { limits } from "shared/limits";
import { NotificationArea } from "../../../../components/feedback/NotificationArea.tsx";
import { QueryState } from "../../../../components/feedback/QueryState.tsx";
import { EmptyList } from "../../../../components/list/EmptyList.tsx";
import { ListPager } from "../../../../components/list/ListPager.tsx";
import { Rows } from "../../../../components/list/Rows.tsx";
import { RowsSkeleton } from "../../../../components/list/RowsSkeleton.tsx";
import { Screen } from "../../../../components/shell/Screen.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { useListQuery } from "../../../../lib/lists/list-query.ts";
import { TrashRow } from "./TrashRow.tsx";
import { trashQuery } from "./trash.requests.ts";

const kindLabels: Record<TrashKind, string> = {
  tour: "Tours",
  page: "Pages",
  photo: "Photos",
  review: "Reviews",
  question: "Questions",
  member: "Team members",
};

const filters = [
  { label: "Everything", value: "" },
  ...trashKind.options.map((value) => ({ label: kindLabels[value], value })),
];

/** About as many as fit on a screen. */
const fewEntries = 8;

export function TrashScreen() {
  const { api } = useApp();
  const { query, change } = useListQuery(trashListQuery);
  const { kind } = query;
  const list = useRef<HTMLDivElement>(null);
  const trash = useQuery(trashQuery(api, query));
  return (
    <Screen title="Trash" size="md" help="trash">
      <NotificationArea />
      <QueryState query={trash} skeleton={<RowsSkeleton />} errorText="Couldn't load the trash.">
        {({ entries, ...page }) => (
          <Stack ref={list} tabIndex={-1} role="group" aria-label="Deleted records">
            {page.total > 0 && (
              <Text size="sm" c="dimmed">
                Restore what you deleted by mistake. After {limits.trashDays} days it is deleted for
                good.
              </Text>
            )}
            {(kind || page.total > fewEntries) && (
              <NativeSelect
                aria-label="Show"
                maw={240}
                data={filters}
                value={kind ?? ""}
                onChange={({ currentTarget }) =>
                  change({ kind: trashKind.safeParse(currentTarget.value).data })
                }
              />
            )}
            {entries.length > 0 && (
              <Rows label="Trash">
                {entries.map((entry) => (
                  <TrashRow key={entry._id} entry={entry} list={list} />
                ))}
              </Rows>
            )}
            {page.total === 0 && (
              <EmptyList
                title={
                  kind
                    ? `No deleted ${kindLabels[kind].toLowerCase()}.`
                    : `The trash is empty. Deleted content stays here for ${limits.trashDays} days.`
                }
              />
            )}
            <ListPager {...page} onPage={(number) => change({ page: number })} />
          </Stack>
        )}
      </QueryState>
    </Screen>
  );
}
