import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { CirclePlus } from "lucide-react";
import type { Page } from "shared/content/pages/pages";
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

type Props = {
  title: string;
  /** A page of the handbook. */
  help?: string;
  about: string;
  add: { label: string; path: string };
  empty: string;
  /** The listed pages, in order. */
  select: (pages: Page[]) => Page[];
};

/** A list of pages, or of those that are stories. */
export function PageListScreen({ title, help, about, add, empty, select }: Props) {
  const { api } = useApp();
  const pages = useQuery(pagesQuery(api));
  return (
    <Screen
      title={title}
      {...(help && { help })}
      size="md"
      actions={
        <AddLink to={add.path} Icon={CirclePlus}>
          {add.label}
        </AddLink>
      }
    >
      <NotificationArea />
      <Text size="sm" c="dimmed" mb="md">
        {about}
      </Text>
      {/* Drafts of pages and stories alike: the form that opens is the draft's. */}
      <NewDrafts kind="page" createPath={add.path} untitled="Untitled" />
      <QueryState
        query={pages}
        skeleton={<RowsSkeleton rows={3} />}
        errorText={`Failed to load the ${title.toLowerCase()}.`}
      >
        {(pages) => <PageRows title={title} empty={empty} pages={select(pages)} />}
      </QueryState>
    </Screen>
  );
}

type RowsProps = Pick<Props, "title" | "empty"> & { pages: Page[] };

function PageRows({ title, empty, pages }: RowsProps) {
  if (pages.length === 0) return <EmptyList title={empty} />;
  return (
    <Stack gap="sm">
      {pages.some(({ isShown }) => !isShown) && (
        <Text size="sm">
          Visitors can't see hidden {title.toLowerCase()}. To publish one, open it with “Update”,
          switch on “Shown on the site” and publish.
        </Text>
      )}
      <Rows label={title}>
        {pages.map((page) => (
          <PageRow key={page._id} page={page} />
        ))}
      </Rows>
    </Stack>
  );
}
