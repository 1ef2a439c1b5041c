import type { Content } from "shared/content";
import { tourPagePath } from "shared/paths";
import { listActivities, selectByActivity } from "../content/activities.ts";
import { pageCountOf } from "../content/gallery.ts";
import { galleryPagePath } from "../content/gallery-address.ts";
import { activityPath, paths } from "../lib/paths.ts";
import { absoluteUrl, type Site } from "./absolute-url.ts";

/** `lastModified` where it is known. */
export type PublicPage = { path: string; lastModified?: string | undefined };

const latestOf = (times: string[]) => times.toSorted().at(-1);
const latestUpdate = (items: { updatedAt: string }[]) =>
  latestOf(items.map(({ updatedAt }) => updatedAt));

/** All pages but those with `noindex`. */
export function publicPagesOf(
  content: Pick<Content, "services" | "gallery" | "reviews" | "pages">,
): PublicPage[] {
  const { services, gallery, reviews, pages } = content;
  const tours = latestUpdate(services);
  const pictures = latestUpdate(gallery);
  // A new photo shifts those on every page.
  const galleryPages = Array.from({ length: pageCountOf(gallery.length) }, (_, index) =>
    galleryPagePath(index + 1),
  );
  return [
    {
      path: paths.home,
      lastModified: latestOf(
        [tours, pictures, ...reviews.map((r) => r.createdAt)].filter((time) => time !== undefined),
      ),
    },
    { path: paths.services, lastModified: tours },
    ...listActivities(services).map(({ slug }) => ({
      path: activityPath(slug),
      lastModified: latestUpdate(selectByActivity(services, slug)),
    })),
    ...services.map(({ _id, updatedAt }) => ({ path: tourPagePath(_id), lastModified: updatedAt })),
    ...pages.map(({ slug, updatedAt }) => ({ path: `/${slug}`, lastModified: updatedAt })),
    ...galleryPages.map((path) => ({ path, lastModified: pictures })),
    { path: paths.contact },
    { path: paths.signIn },
    { path: paths.join },
  ];
}

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const entryOf = ({ path, lastModified }: PublicPage, site: Site) => {
  const changed = lastModified ? `<lastmod>${lastModified}</lastmod>` : "";
  return `<url><loc>${escapeXml(absoluteUrl(path, site))}</loc>${changed}</url>`;
};

export const sitemapXml = (pages: PublicPage[], site: Site): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map((page) => entryOf(page, site)),
    "</urlset>",
    "",
  ].join("\n");
