import { adminPaths } from "shared/paths";
import { PageListScreen } from "./PageListScreen.tsx";

export function PagesScreen() {
  return (
    <PageListScreen
      title="Pages"
      about="Your own pages, such as about us, terms or a special tour."
      add={{ label: "Add page", path: adminPaths.createPage }}
      empty="No pages yet. Add one to tell guests about you."
      select={(pages) => pages.filter(({ story }) => !story)}
    />
  );
}
