import type { Page } from "shared/content/pages/pages";
import { adminPaths } from "shared/paths";
import { PageListScreen } from "../PageListScreen.tsx";

const compareDates = (a: Page, b: Page) =>
  (b.story?.date ?? "").localeCompare(a.story?.date ?? "") ||
  b.createdAt.localeCompare(a.createdAt);

export function StoriesScreen() {
  return (
    <PageListScreen
      title="Stories"
      help="stories"
      about="What happened on a tour, what the season brings. The newest story comes first."
      add={{ label: "Write a story", path: adminPaths.createStory }}
      empty="No stories yet. Write one about your last tour."
      select={(pages) => pages.filter(({ story }) => story).toSorted(compareDates)}
    />
  );
}
