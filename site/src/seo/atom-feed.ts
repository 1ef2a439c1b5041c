import { storiesPath } from "shared/paths";
import type { FeedEntry } from "../content/stories/stories.ts";
import { absoluteUrl, type Site } from "./absolute-url.ts";
import { escapeXml } from "./escape-xml.ts";

export const feedPath = `${storiesPath}/feed.xml`;

/** The id stays when the address changes. */
const toEntry = ({ _id, path, title, date, text, updatedAt, author }: FeedEntry, site: Site) =>
  [
    "<entry>",
    `<id>urn:uuid:${escapeXml(_id)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(absoluteUrl(path, site))}"/>`,
    `<published>${date}T00:00:00Z</published>`,
    `<updated>${updatedAt}</updated>`,
    `<author><name>${escapeXml(author)}</name></author>`,
    `<summary>${escapeXml(text)}</summary>`,
    "</entry>",
  ].join("\n");

/** RFC 4287. `entries` holds at least one story. */
export const atomFeed = (company: string, entries: FeedEntry[], site: Site): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<id>${escapeXml(absoluteUrl(feedPath, site))}</id>`,
    `<title>${escapeXml(`Stories · ${company}`)}</title>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(absoluteUrl(feedPath, site))}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(absoluteUrl(storiesPath, site))}"/>`,
    `<updated>${entries
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1)}</updated>`,
    ...entries.map((entry) => toEntry(entry, site)),
    "</feed>",
    "",
  ].join("\n");
