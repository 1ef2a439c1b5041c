import {
  countStoryPages,
  isStory,
  listStories,
  storyLimits,
  toFeedEntry,
  toStoryCard,
} from "../stories/stories.ts";
import { definePart } from "./content-snapshot.ts";
import { page } from "./page-parts.ts";

export const storySlugs = definePart("story-slugs", ({ pages }) =>
  listStories(pages).map(({ slug }) => slug),
);

export const story = definePart("story", (snapshot, slug) => {
  const match = page.select(snapshot, slug);
  if (!isStory(match)) throw new Error(`${slug} is not a story.`);
  return match;
});

export const storyPageCount = definePart("story-page-count", ({ pages }) =>
  countStoryPages(listStories(pages)),
);

/** Page `which` of the stories, from 1. */
export const storyPage = definePart("story-page", ({ pages }, number) => {
  const end = Number(number) * storyLimits.page;
  return listStories(pages)
    .slice(end - storyLimits.page, end)
    .map(toStoryCard);
});

export const latestStories = definePart("latest-stories", ({ pages }) =>
  listStories(pages).slice(0, storyLimits.latest).map(toStoryCard),
);

/** The latest stories that name the tour `which`. */
export const tourStories = definePart("tour-stories", ({ pages }, tour) =>
  listStories(pages)
    .filter(({ story }) => story.tours.includes(tour))
    .slice(0, storyLimits.latest)
    .map(toStoryCard),
);

export const storyFeed = definePart("story-feed", ({ pages }) =>
  listStories(pages).slice(0, storyLimits.feed).map(toFeedEntry),
);
