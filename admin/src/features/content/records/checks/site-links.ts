import { isReservedSlug, type Page } from "shared/content/pages/pages";
import type { TourService } from "shared/content/tours/tour-services";
import { tourPagePath, writtenPagePath } from "shared/paths";

type Target = { title: string; isShown: boolean };
type Pages = Pick<Page, "slug" | "title" | "isShown">[];
type Tours = Pick<TourService, "_id" | "slug" | "title" | "isShown">[];

/** The addresses of the owner's pages and tours. */
export type SiteLinks = { origin: string; targets: ReadonlyMap<string, Target> };

const normalize = (path: string) =>
  decodePath(path)
    .replace(/(?<=.)\/$/, "")
    .toLowerCase();

const decodePath = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

export const createSiteLinks = (pages: Pages, tours: Tours, origin: string): SiteLinks => ({
  origin,
  targets: new Map<string, Target>([
    ...tours.flatMap((tour) =>
      [tour._id, tour.slug].map((part) => [normalize(tourPagePath(part)), tour] as const),
    ),
    ...pages.map((page) => [normalize(writtenPagePath(page.slug)), page] as const),
  ]),
});

const tourFolder = "service";

/** True for addresses that no owner writes: the product's own pages and those below them. */
const isOwnPage = (path: string) => {
  const [, first = "", ...below] = path.split("/");
  if (first === tourFolder) return below.length === 0;
  return first === "" || isReservedSlug(first) || isReservedSlug([first, ...below].join("/"));
};

/** `leads to a page that doesn't exist`; `undefined` for a good link and for one to another site. */
export const describeDeadLink = ({ origin, targets }: SiteLinks, link: string) => {
  const url = URL.canParse(link, origin) ? new URL(link, origin) : undefined;
  if (!url || url.origin !== origin) return undefined;
  const path = normalize(url.pathname);
  const target = targets.get(path);
  if (target) return target.isShown ? undefined : `leads to “${target.title}”, which is hidden`;
  return isOwnPage(path) ? undefined : "leads to a page that doesn't exist";
};

/** The addresses of all links in a formatted text, valid or not. */
export const collectLinks = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(collectLinks);
  if (typeof node !== "object" || node === null) return [];
  if ("type" in node && node.type === "link" && "attrs" in node) {
    const href: unknown = Reflect.get(Object(node.attrs), "href");
    return typeof href === "string" ? [href] : [];
  }
  return Object.values(node).flatMap(collectLinks);
};
