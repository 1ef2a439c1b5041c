import { expect, test } from "vitest";
import { aboutPage, storyOf } from "../../testing/page.ts";
import { photo } from "../../testing/photos.ts";
import {
  countStoryPages,
  listStories,
  storiesPagePath,
  storyDateInWords,
  toStoryCard,
} from "./stories.ts";

const dates = (stories: ReturnType<typeof listStories>) => stories.map(({ story }) => story.date);

test("lists stories by date, newest first, and no other pages", () => {
  const stories = listStories([storyOf(3), aboutPage, storyOf(7), storyOf(5)]);
  expect(dates(stories)).toEqual(["2026-11-07", "2026-11-05", "2026-11-03"]);
});

test("lists the story that was added last first within a day", () => {
  const later = { ...storyOf(3), slug: "later", createdAt: "2026-11-03T09:00:00.000Z" };
  expect(listStories([storyOf(3), later]).map(({ slug }) => slug)).toEqual(["later", "day-3"]);
});

test("a card of a story without a photo shows the first picture of its blocks", () => {
  const { image } = photo(1);
  const card = toStoryCard({
    ...storyOf(1),
    blocks: [{ type: "picture", photo: { picture: "mist", caption: null, alt: null } }],
    pictures: { mist: { imageFile: image.src, image } },
  });
  expect(card).toMatchObject({ text: "What we saw on day 1.", image });
});

test("has twelve stories a page and no page without stories", () => {
  const count = (stories: number) => countStoryPages(Array.from({ length: stories }));
  expect([0, 1, 12, 13, 10_000].map(count)).toEqual([0, 1, 1, 2, 834]);
  expect([1, 2].map(storiesPagePath)).toEqual(["/stories", "/stories/page/2"]);
});

test("writes a date in words", () => {
  expect(storyDateInWords("2026-12-05")).toBe("5 December 2026");
});
