import type { BreadcrumbList } from "schema-dts";
import { absoluteUrl, type Site } from "../absolute-url.ts";

/** A page by its name and path. */
export type Crumb = { name: string; path: string };

/** The way to a page from the home page, both included. */
export const breadcrumbList = (crumbs: Crumb[], site: Site): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: absoluteUrl(path, site),
  })),
});
