import type { PublicPage } from "../content/pages/public-pages.ts";
import { absoluteUrl, type Site } from "./absolute-url.ts";
import { escapeXml } from "./escape-xml.ts";

const toEntry = ({ path, lastModified }: PublicPage, site: Site) => {
  const changed = lastModified ? `<lastmod>${lastModified}</lastmod>` : "";
  return `<url><loc>${escapeXml(absoluteUrl(path, site))}</loc>${changed}</url>`;
};

export const sitemapXml = (pages: PublicPage[], site: Site): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map((page) => toEntry(page, site)),
    "</urlset>",
    "",
  ].join("\n");
