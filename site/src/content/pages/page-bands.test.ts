import type { PageBlock } from "shared/content/pages/page-blocks";
import { toRichText } from "shared/text/rich-text";
import { expect, test } from "vitest";
import { besideEachOther, pageBands } from "./page-bands.ts";

const text: PageBlock = { type: "text", text: toRichText("Words") };
const heading: PageBlock = { type: "heading", text: "More" };
const reviews: PageBlock = { type: "reviews" };
const prices: PageBlock = { type: "prices", prices: [] };
const listOf = (title: string | null): PageBlock => ({
  type: "list",
  heading: null,
  items: [{ title, text: "Entry" }],
});

test("puts text under several headings into one band", () => {
  const blocks = [text, heading, text, heading, listOf(null)];
  expect(pageBands(blocks)).toEqual([{ kind: "plain", blocks }]);
});

test("puts points under a heading, quotes and reviews into bands of their own", () => {
  expect(pageBands([text, heading, text, listOf("First"), reviews, text])).toEqual([
    { kind: "plain", blocks: [text] },
    { kind: "points", blocks: [heading, text, listOf("First")] },
    { kind: "alone", blocks: [reviews] },
    { kind: "plain", blocks: [text] },
  ]);
});

test("a page without blocks has no bands", () => {
  expect(pageBands([])).toEqual([]);
});

test("puts prices and plain lists next to each other, but not points", () => {
  const rows = besideEachOther([text, prices, listOf(null), listOf("Point"), listOf(null)]);
  expect(rows.map(({ length }) => length)).toEqual([1, 2, 1, 1]);
});
