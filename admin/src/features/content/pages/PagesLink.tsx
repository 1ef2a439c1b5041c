import { ArrowLeft } from "lucide-react";
import { AddLink } from "../../../components/list/AddLink.tsx";
import { pathTo } from "../../../lib/app/paths.ts";

/** Leads back to the list of pages or stories. */
export function PagesLink({ story }: { story: object | null }) {
  return (
    <AddLink to={pathTo.settings(story ? "stories" : "pages")} Icon={ArrowLeft} variant="default">
      {story ? "All stories" : "All pages"}
    </AddLink>
  );
}
