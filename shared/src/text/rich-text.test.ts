import { expect, test } from "vitest";
import { plainText, richText, toRichText } from "./rich-text.ts";

const textWith = (node: object) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", ...node }] }],
});
const link = { type: "link", attrs: { href: "https://tours.example" } };

test("keeps paragraphs and lines", () => {
  const text = toRichText("One\ntwo.\n\nThree.");
  expect(richText.parse(text)).toEqual(text);
  expect(text.content).toHaveLength(2);
});

test("turns each line break within text into one line feed", () => {
  expect(richText.parse(textWith({ text: "One\r\ntwo\rthree" }))).toEqual(
    textWith({ text: "One\ntwo\nthree" }),
  );
});

test.each([
  ["a letter that cannot be stored", textWith({ text: "\0" })],
  ["half a letter", textWith({ text: "\ud800" })],
  ["a link within a link", textWith({ text: "here", marks: [link, link] })],
  [
    "a link that runs",
    textWith({ text: "x", marks: [{ type: "link", attrs: { href: "javascript:x" } }] }),
  ],
  ["another kind of node", { type: "doc", content: [{ type: "image", attrs: { src: "x" } }] }],
])("rejects %s", (_, text) => {
  expect(richText.safeParse(text).success).toBe(false);
});

const listIn = (depth: number): object => ({
  type: "bulletList",
  content: [
    {
      type: "listItem",
      content: [
        { type: "paragraph", content: [{ type: "text", text: `Level ${depth}` }] },
        ...(depth > 1 ? [listIn(depth - 1)] : []),
      ],
    },
  ],
});

test("keeps lists nested three deep, with each entry on its own line", () => {
  const text = { type: "doc", content: [listIn(3)] };
  const parsed = richText.parse(text);
  expect(parsed).toEqual(text);
  expect(plainText(parsed)).toBe("Level 3\nLevel 2\nLevel 1");
  expect(richText.safeParse({ type: "doc", content: [listIn(4)] }).success).toBe(false);
});

test("drops unknown attributes", () => {
  const text = textWith({ text: "x", marks: [{ type: "bold", attrs: { style: "y" } }] });
  expect(richText.parse(text)).toEqual(textWith({ text: "x", marks: [{ type: "bold" }] }));
});
