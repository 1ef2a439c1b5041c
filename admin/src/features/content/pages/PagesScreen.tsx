import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { CirclePlus } from "lucide-react";
import { adminPaths } from "shared/paths";
import { NotificationArea } from "../../../components/feedback/NotificationArea.tsx";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { AddLink } from "../../../components/list/AddLink.tsx";
import { EmptyList } from "../../../components/list/EmptyList.tsx";
import { Rows } from "../../../components/list/Rows.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { Screen } from "../../../components/shell/Screen.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { pagesQuery } from "../../../lib/requests/pages.ts";
import { NewDrafts } from "../records/drafts/NewDrafts.tsx";
import { PageRow } from "./PageRow.tsx";

export function PagesScreen() {
  const { api } = useApp();
  const pages = useQuery(pagesQuery(api));
  return (
    <Screen
      title="Pages"
      size="md"
      actions={
        <AddLink to={adminPaths.createPage} Icon={CirclePlus}>
          Add page
        </AddLink>
      }
    >
      <NotificationArea />
      <Text size="sm" c="dimmed" mb="md">
        Your own pages, such as about us, terms or a special tour.
      </Text>
      <NewDrafts kind="page" createPath={adminPaths.createPage} untitled="Untitled page" />
      <QueryState
        query={pages}
        skeleton={<RowsSkeleton rows={3} />}
        errorText="Failed to load the pages."
      >
        {(items) =>
          items.length === 0 ? (
            <EmptyList title="No pages yet. Add one to tell guests about you." />
          ) : (
            <Stack gap="sm">
              {items.some(({ isShown }) => !isShown) && (
                <Text size="sm">
                  Visitors can't see hidden pages. To publish one, open it with “Update”, switch on
                  “Shown on the site” and publish.
                </Text>
              )}
              <Rows label="Pages">
                {items.map((page) => (
                  <PageRow key={page._id} page={page} />
                ))}
              </Rows>
            </Stack>
          )
        }
      </QueryState>
    </Screen>
  );
}
