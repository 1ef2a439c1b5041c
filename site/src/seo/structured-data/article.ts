import type { Article } from "schema-dts";
import { writtenPagePath } from "shared/paths";
import type { SharePicture } from "../../content/share-picture.ts";
import type { Story } from "../../content/stories/stories.ts";
import { absoluteUrl, type Site } from "../absolute-url.ts";
import { type Agency, travelAgencySummary } from "./travel-agency.ts";

type Published = { description: string; picture: SharePicture | undefined; agency: Agency };

export const article = (
  page: Story,
  { description, picture, agency }: Published,
  site: Site,
): Article => {
  const { title, updatedAt } = page;
  const { author, date } = page.story;
  const publisher = travelAgencySummary(agency, site);
  return {
    "@type": "Article",
    headline: title,
    description,
    url: absoluteUrl(writtenPagePath(page), site),
    datePublished: date,
    dateModified: updatedAt,
    author: author === agency.company.name ? publisher : { "@type": "Person", name: author },
    ...(picture && { image: absoluteUrl(picture.src, site) }),
    publisher,
  };
};
