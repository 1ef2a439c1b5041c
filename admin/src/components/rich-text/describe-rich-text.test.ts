import type { List, ListItem, RichText } from "shared/text/rich-text";
import { expect, test } from "vitest";
import { describeRichText } from "./describe-rich-text.ts";

const item = (text: string, ...below: List[]): ListItem => ({
  type: "listItem",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }, ...below],
});

test("marks formatting with signs, so that versions with equal words differ", () => {
  const text: RichText = {
    type: "doc",
    content: [
      { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Boats" }] },
      {
        type: "paragraph",
        content: [
          { type: "text", text: "Out at " },
          { type: "text", text: "dawn", marks: [{ type: "bold" }, { type: "italic" }] },
          { type: "hardBreak" },
          { type: "text", text: "here", marks: [{ type: "link", attrs: { href: "/map" } }] },
        ],
      },
      { type: "bulletList", content: [item("Hat"), item("Water")] },
      {
        type: "orderedList",
        content: [item("Out", { type: "bulletList", content: [item("Early")] }), item("Back")],
      },
    ],
  };
  expect(describeRichText(text)).toBe(
    "## Boats\n\nOut at _**dawn**_\nhere (/map)\n\n– Hat\n– Water\n\n1. Out\n  – Early\n2. Back",
  );
});
