import { expect, test } from "vitest";
import { limits } from "../../limits.ts";
import { isFormatted, type RichText, toRichText } from "../../text/rich-text.ts";
import { descriptionText, toDescriptionDocument } from "./tour-description.ts";

const paragraphs = (count: number, content: string): RichText => ({
  type: "doc",
  content: Array.from({ length: count }, () => ({
    type: "paragraph",
    content: [{ type: "text", text: content, marks: [{ type: "bold" }] }],
  })),
});

test("counts bold text, headings and lists as formatting, but not paragraphs and lines", () => {
  expect(isFormatted(toRichText("One\ntwo.\n\nThree."))).toBe(false);
  expect(isFormatted(paragraphs(1, "Bold"))).toBe(true);
  expect(isFormatted({ type: "doc", content: [{ type: "heading", attrs: { level: 2 } }] })).toBe(
    true,
  );
});

test("lets the longest plain description be edited, however many lines it has", () => {
  const description = "a\n".repeat(limits.description / 2 - 1);
  const text = toDescriptionDocument({ description, descriptionText: null });
  expect(descriptionText.parse(text)).toEqual(text);
});

test("rejects a document of formatting only with a sentence", () => {
  const { error } = descriptionText.safeParse(paragraphs(4_000, "a"));
  expect(error?.issues.map(({ message }) => message)).toEqual([
    "Description has too much formatting.",
  ]);
});
