import { useQuery } from "@tanstack/react-query";
import { tourPagePath } from "shared/paths";
import { useApp } from "../../../lib/app/app-context.ts";
import { pagesQuery } from "../../../lib/requests/pages.ts";
import { servicesQuery } from "../../../lib/requests/services.ts";
import { knownPages } from "../site-settings/navigation/known-pages.ts";

/** The pages that an old address can lead to: the site's own, the owner's, and the tours. */
export function usePageChoices() {
  const { api } = useApp();
  const { data: pages = [] } = useQuery(pagesQuery(api));
  const { data: tours = [] } = useQuery(servicesQuery(api));
  return [
    { group: "Pages", items: knownPages(pages) },
    {
      group: "Tours",
      items: tours.map(({ slug, title, isShown }) => ({
        value: tourPagePath(slug),
        label: isShown ? title : `${title} (hidden)`,
      })),
    },
  ];
}
