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

test("text under many headings is one band", () => {
  const blocks = [text, heading, text, heading, listOf(null)];
  expect(pageBands(blocks)).toEqual([{ kind: "plain", blocks }]);
});

test("points under a heading, quotes and reviews have grounds of their own", () => {
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

test("prices and plain lists stand side by side, points do not", () => {
  const rows = besideEachOther([text, prices, listOf(null), listOf("Point"), listOf(null)]);
  expect(rows.map(({ length }) => length)).toEqual([1, 2, 1, 1]);
});
