import { useQuery } from "@tanstack/react-query";
import type { Page } from "shared/content/pages/pages";
import { RowsSkeleton } from "../../../../components/list/RowsSkeleton.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { useDateFormat } from "../../../../lib/dates/use-date-format.ts";
import { pagesQuery } from "../../../../lib/requests/pages.ts";
import { siteSettingsQuery } from "../../../../lib/requests/site-settings.ts";
import { NewPageScreen } from "../CreatePageScreen.tsx";
import { blankPage } from "../values/page-values.ts";

const findLastAuthor = (pages: Page[]) =>
  pages.filter(({ story }) => story).toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0]
    ?.story?.author;

/** Proposes the author of the story that was edited last, or else the company. */
export function CreateStoryScreen() {
  const { api } = useApp();
  const pages = useQuery(pagesQuery(api));
  const settings = useQuery(siteSettingsQuery(api));
  const today = useDateFormat().today();
  if (pages.isPending || settings.isPending) return <RowsSkeleton rows={6} height={60} />;
  const author = findLastAuthor(pages.data ?? []) ?? settings.data?.company.value.name ?? "";
  return (
    <NewPageScreen
      blank={{ ...blankPage, story: { date: today, author, photo: null, tours: [] } }}
    />
  );
}
