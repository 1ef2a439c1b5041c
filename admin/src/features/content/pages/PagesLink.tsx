import { ArrowLeft } from "lucide-react";
import { AddLink } from "../../../components/list/AddLink.tsx";
import { pathTo } from "../../../lib/app/paths.ts";

export function PagesLink() {
  return (
    <AddLink to={pathTo.settings("pages")} Icon={ArrowLeft} variant="default">
      All pages
    </AddLink>
  );
}
