import type { Content } from "shared/content/content";
import { tourPagePath, writtenPagePath } from "shared/paths";
import { comparisonPath, groupPath, paths } from "../../lib/paths.ts";
import { listGroups, selectByGroup } from "../finding/tour-groups.ts";
import { countPages, galleryPagePath } from "../gallery.ts";
import { countStoryPages, listStories, storiesPagePath } from "../stories/stories.ts";
import { type Lists, listTours } from "./list-tours.ts";

/** `lastModified` if known. */
export type PublicPage = { path: string; lastModified?: string | undefined };

const findLatest = (times: string[]) => times.toSorted().at(-1);
const latestUpdate = (items: { updatedAt: string }[]) =>
  findLatest(items.map(({ updatedAt }) => updatedAt));

export function listPublicPages(
  content: Lists & Pick<Content, "gallery" | "reviews">,
): PublicPage[] {
  const { services, gallery, reviews, pages } = content;
  const listed = listTours(content);
  const tours = latestUpdate(listed);
  const groups = listGroups(listed).map(({ slug }) => ({
    slug,
    lastModified: latestUpdate(selectByGroup(listed, slug)),
  }));
  const pictures = latestUpdate(gallery);
  const stories = listStories(pages);
  const storyPages = Array.from({ length: countStoryPages(stories) }, (_, index) =>
    storiesPagePath(index + 1),
  );
  // A new photo moves the photos of every page.
  const galleryPages = Array.from({ length: countPages(gallery.length) }, (_, index) =>
    galleryPagePath(index + 1),
  );
  return [
    {
      path: paths.home,
      lastModified: findLatest(
        [tours, pictures, ...reviews.map((r) => r.createdAt)].filter((time) => time !== undefined),
      ),
    },
    { path: paths.services, lastModified: tours },
    ...groups.map(({ slug, lastModified }) => ({ path: groupPath(slug), lastModified })),
    ...(listed.length > 0 ? [{ path: paths.compare, lastModified: tours }] : []),
    ...groups.map(({ slug, lastModified }) => ({ path: comparisonPath(slug), lastModified })),
    ...services.map(({ slug, updatedAt }) => ({
      path: tourPagePath(slug),
      lastModified: updatedAt,
    })),
    ...pages.map((page) => ({ path: writtenPagePath(page), lastModified: page.updatedAt })),
    ...storyPages.map((path) => ({ path, lastModified: latestUpdate(stories) })),
    ...galleryPages.map((path) => ({ path, lastModified: pictures })),
    { path: paths.contact },
    { path: paths.signIn },
    { path: paths.join },
  ];
}
