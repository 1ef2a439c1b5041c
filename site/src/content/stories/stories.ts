import { listPagePictures, type Page } from "shared/content/pages/pages";
import type { StoryDetails } from "shared/content/pages/stories";
import type { Image } from "shared/media/images";
import { storiesPath, writtenPagePath } from "shared/paths";
import { computeOnce } from "../../lib/compute-once.ts";
import { previewText } from "../tours/tour-card.ts";

export type Story = Page & { story: StoryDetails };

export const isStory = (page: Page): page is Story => page.story !== null;

const compare = (a: Story, b: Story) =>
  b.story.date.localeCompare(a.story.date) ||
  b.createdAt.localeCompare(a.createdAt) ||
  a._id.localeCompare(b._id);

/** Newest first. */
export const listStories = computeOnce((pages: Page[]) => pages.filter(isStory).toSorted(compare));

/** The fields that lists show: editing any other field renders no list again. */
export type StoryCard = {
  path: string;
  title: string;
  date: string;
  text: string;
  image: Image | null;
};

export const toStoryCard = (story: Story): StoryCard => ({
  path: writtenPagePath(story),
  title: story.title,
  date: story.story.date,
  text: previewText(story.description ?? ""),
  image: listPagePictures(story).flatMap((id) => story.pictures[id]?.image ?? [])[0] ?? null,
});

export type FeedEntry = Pick<StoryCard, "path" | "title" | "date" | "text"> &
  Pick<Page, "_id" | "updatedAt"> & { author: string };

export const toFeedEntry = (story: Story): FeedEntry => {
  const { path, title, date, text } = toStoryCard(story);
  const { _id, updatedAt } = story;
  return { _id, path, title, date, text, updatedAt, author: story.story.author };
};

/** `latest` on the home page, in a block, and on the page of a tour. */
export const storyLimits = { page: 12, latest: 3, feed: 20 };

/** Without stories there is no page. */
export const countStoryPages = (stories: readonly unknown[]) =>
  Math.ceil(stories.length / storyLimits.page);

/** Page numbers start at 1. */
export const storiesPagePath = (page: number) =>
  page === 1 ? storiesPath : `${storiesPath}/page/${page}`;

const dateFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Writes `2026-12-05` as “5 December 2026”. */
export const storyDateInWords = (date: string) => dateFormat.format(new Date(date));
