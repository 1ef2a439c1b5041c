import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RichText } from "./RichText.tsx";

afterEach(cleanup);

const renderNodes = (...content: unknown[]) =>
  render(<RichText text={{ type: "doc", content } as never} className="text" />).container
    .firstElementChild?.innerHTML;

const words = (text: string, ...marks: unknown[]) => ({ type: "text", text, marks });
const paragraph = (...content: unknown[]) => ({ type: "paragraph", content });

test("renders nothing for nodes of an unknown type", () => {
  const unknown = [{ type: "rule" }, { type: "quote", content: [{ type: "paragraph" }] }];
  expect(renderNodes(...unknown, paragraph(words("Calm"), { type: "emoji" }))).toBe("<p>Calm</p>");
});

test("keeps text with an unknown mark", () => {
  expect(renderNodes(paragraph(words("Calm", { type: "underline" })))).toBe("<p>Calm</p>");
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  " javascript:alert(1)",
  "mailto:a@b.example",
])("never turns %s into a link", (href) => {
  const html = renderNodes(paragraph(words("Calm", { type: "link", attrs: { href } })));
  expect(html).toBe("<p>Calm</p>");
});

test.each(["https://example.test/lake", "http://example.test", "/services"])(
  "turns %s into a link",
  (href) => {
    const html = renderNodes(paragraph(words("Calm", { type: "link", attrs: { href } })));
    expect(html).toContain(`<a href="${href}"`);
  },
);
