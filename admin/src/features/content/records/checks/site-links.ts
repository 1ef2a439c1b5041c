import { toRedirectKey } from "shared/content/addresses/redirect-key";
import type { SiteRedirect } from "shared/content/addresses/redirects";
import { isReservedSlug, type Page } from "shared/content/pages/pages";
import type { TourService } from "shared/content/tours/tour-services";
import { tourPagePath, writtenPagePath } from "shared/paths";

type Target = { title: string; isShown: boolean };
type Pages = Pick<Page, "slug" | "title" | "isShown" | "story">[];
type Tours = Pick<TourService, "_id" | "slug" | "title" | "isShown">[];

/** The addresses of the owner's pages and tours, and the old ones that lead to them. */
export type SiteLinks = {
  origin: string;
  targets: ReadonlyMap<string, Target>;
  redirects: ReadonlyMap<string, string>;
};

type Site = { pages: Pages; tours: Tours; redirects: SiteRedirect[]; origin: string };

export const createSiteLinks = ({ pages, tours, redirects, origin }: Site): SiteLinks => ({
  origin,
  targets: new Map<string, Target>([
    ...tours.flatMap((tour) =>
      [tour._id, tour.slug].map((part) => [toRedirectKey(tourPagePath(part)), tour] as const),
    ),
    ...pages.map((page) => [toRedirectKey(writtenPagePath(page)), page] as const),
  ]),
  redirects: new Map(
    redirects.map(({ source, target }) => [toRedirectKey(source), toRedirectKey(target)]),
  ),
});

/** True for addresses that no owner writes: the product's own pages and those below them. */
const isOwnPage = (path: string) => {
  const [, first = "", ...below] = path.split("/");
  if (first === "service") return below.length === 0;
  if (first === "stories") return below.length !== 1 || below[0] === "feed.xml";
  return first === "" || isReservedSlug(first) || isReservedSlug([first, ...below].join("/"));
};

/** `leads to a page that doesn't exist`; `undefined` for a good link and for one to another site. */
export const describeDeadLink = ({ origin, targets, redirects }: SiteLinks, link: string) => {
  const url = URL.canParse(link, origin) ? new URL(link, origin) : undefined;
  if (!url || url.origin !== origin) return undefined;
  const asked = toRedirectKey(url.pathname);
  const path = redirects.get(asked) ?? asked;
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
