import { Editor } from "@tiptap/core";
import { richText } from "shared/text/rich-text";
import { expect, test } from "vitest";
import { extensions } from "./extensions.ts";

const paste = (html: string) => {
  const editor = new Editor({ extensions, content: html });
  const text = richText.safeParse(editor.getJSON());
  editor.destroy();
  return text;
};

test("keeps formatted text in the contract's format", () => {
  const { data } = paste(
    '<h2>Boats</h2><p>We go <strong>at <em>dawn</em></strong>, <a href="/contact" target="_blank">write</a>.<br>Soon.</p><ul><li><p>Hat</p></li></ul>',
  );
  expect(data?.content).toEqual([
    {
      type: "heading",
      attrs: { level: 2 },
      content: [{ type: "text", text: "Boats" }],
    },
    {
      type: "paragraph",
      content: [
        { type: "text", text: "We go " },
        { type: "text", text: "at ", marks: [{ type: "bold" }] },
        { type: "text", text: "dawn", marks: [{ type: "bold" }, { type: "italic" }] },
        { type: "text", text: ", " },
        {
          type: "text",
          text: "write",
          marks: [{ type: "link", attrs: { href: "/contact" } }],
        },
        { type: "text", text: "." },
        { type: "hardBreak" },
        { type: "text", text: "Soon." },
      ],
    },
    {
      type: "bulletList",
      content: [
        {
          type: "listItem",
          content: [{ type: "paragraph", content: [{ type: "text", text: "Hat" }] }],
        },
      ],
    },
  ]);
});

test.each([
  ["a link that runs something", '<p><a href="javascript:alert(1)">here</a></p>'],
  ["a link for mails", '<p><a href="mailto:a@b.example">here</a></p>'],
  ["a list within a list", "<ul><li><p>here</p><ul><li><p>below</p></li></ul></li></ul>"],
  ["a heading in a list", "<ol><li><h2>here</h2></li></ol>"],
  ["a large heading", "<h1>here</h1>"],
  ["a quotation with code", "<blockquote><p><code>here</code></p></blockquote>"],
  ["a table", "<table><tbody><tr><td>here</td></tr></tbody></table>"],
  ["a picture and a line", '<p>here<img src="/a.png"></p><hr>'],
])("%s, pasted, becomes text that can be saved", (_, html) => {
  const { data } = paste(html);
  expect(JSON.stringify(data)).toContain('"here"');
  expect(JSON.stringify(data)).not.toMatch(/javascript|mailto/);
});

test("leaves lists unchanged on Tab, so that the focus moves on", () => {
  const content = "<ul><li><p>one</p></li><li><p>two</p></li></ul>";
  const editor = new Editor({ extensions, content });
  const before = editor.getHTML();
  editor.commands.setTextSelection(editor.state.doc.content.size - 3);
  for (const shiftKey of [false, true]) {
    const event = new KeyboardEvent("keydown", { key: "Tab", shiftKey });
    const isTaken = editor.view.someProp("handleKeyDown", (handle) => handle(editor.view, event));
    expect(isTaken).toBeFalsy();
  }
  expect(editor.getHTML()).toBe(before);
  editor.destroy();
});
