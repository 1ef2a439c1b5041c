import type { APIRoute } from "astro";
import { readContent } from "../../content/build/read-content.ts";
import { company } from "../../content/build/settings-parts.ts";
import { storyFeed } from "../../content/build/story-parts.ts";
import { atomFeed } from "../../seo/atom-feed.ts";

/** Without stories there is no feed. */
export const getStaticPaths = async () =>
  (await readContent(storyFeed)).length > 0 ? [{ params: { feed: "feed" } }] : [];

export const GET: APIRoute = async ({ site }) => {
  const { name } = await readContent(company);
  return new Response(atomFeed(name, await readContent(storyFeed), site));
};
