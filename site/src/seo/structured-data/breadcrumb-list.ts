import type { BreadcrumbList } from "schema-dts";
import { absoluteUrl, type Site } from "../absolute-url.ts";

export type Crumb = { name: string; path: string };

export const breadcrumbList = (crumbs: Crumb[], site: Site): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: absoluteUrl(path, site),
  })),
});
