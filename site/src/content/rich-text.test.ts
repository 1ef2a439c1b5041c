import type { Inline, List, RichText, TextNode } from "shared/text/rich-text";
import { expect, test } from "vitest";
import { inHeadingOrder, linksIn, withoutLinks } from "./rich-text.ts";

const heading = (level: 2 | 3, text: string): TextNode => ({
  type: "heading",
  attrs: { level },
  content: [{ type: "text", text }],
});
const linked = (href: string): RichText => ({
  type: "doc",
  content: [
    {
      type: "orderedList",
      content: [
        {
          type: "listItem",
          content: [
            {
              type: "paragraph",
              content: [
                {
                  type: "text",
                  text: "here",
                  marks: [{ type: "bold" }, { type: "link", attrs: { href } }],
                },
                { type: "hardBreak" },
              ],
            },
          ],
        },
      ],
    },
  ],
});

test("makes headings follow the page's title without a gap", () => {
  const text: RichText = {
    type: "doc",
    content: [heading(3, "First"), heading(2, "Second"), heading(3, "Third")],
  };
  expect(inHeadingOrder(text).content).toEqual([
    heading(2, "First"),
    heading(2, "Second"),
    heading(3, "Third"),
  ]);
  expect(inHeadingOrder({ type: "doc", content: [heading(3, "Only")] }).content).toEqual([
    heading(2, "Only"),
  ]);
});

test("keeps the words of a link to a missing page", () => {
  const text = linked("/old");
  expect(linksIn(text)).toEqual(["/old"]);
  const without = withoutLinks(text, new Set(["/old"]));
  expect(linksIn(without)).toEqual([]);
  expect(JSON.stringify(without)).toContain('"here","marks":[{"type":"bold"}]');
  expect(withoutLinks(text, new Set(["/other"]))).toEqual(text);
});

test("keeps nested lists and removes only their dead links", () => {
  const words = (text: string, href: string): Inline => ({
    type: "text",
    text,
    marks: [{ type: "link", attrs: { href } }],
  });
  const listOf = (inline: Inline, ...below: List[]): List => ({
    type: "bulletList",
    content: [{ type: "listItem", content: [{ type: "paragraph", content: [inline] }, ...below] }],
  });
  const text: RichText = {
    type: "doc",
    content: [listOf(words("one", "/about"), listOf(words("below", "/gone")))],
  };
  expect(linksIn(text)).toEqual(["/about", "/gone"]);
  expect(linksIn(withoutLinks(text, new Set(["/gone"])))).toEqual(["/about"]);
});
