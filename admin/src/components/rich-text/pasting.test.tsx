import { Editor } from "@tiptap/core";
import { richText } from "shared/text/rich-text";
import { expect, onTestFinished, test } from "vitest";
import { extensions } from "./extensions.ts";

const open = () => {
  const editor = new Editor({ extensions, content: "<p></p>", enablePasteRules: ["link"] });
  onTestFinished(() => editor.destroy());
  const read = () => {
    expect(richText.safeParse(editor.getJSON()).error).toBeUndefined();
    return editor.getHTML().replaceAll("<p>", "").replaceAll("</p>", "\n").trim();
  };
  return { editor, read };
};
const pasteHtml = (html: string) => {
  const { editor, read } = open();
  editor.view.pasteHTML(html);
  return read();
};
const pasteText = (text: string) => {
  const { editor, read } = open();
  editor.view.pasteText(text);
  return read();
};

const nested = "<ul><li>one\n<ul><li>below\n</li></ul></li><li>two\n</li></ul>";

test("keeps a nested list", () => {
  expect(pasteHtml("<ul><li><p>one</p><ul><li>below</li></ul></li><li>two</li></ul>")).toBe(nested);
});

test("keeps a nested list of Google Docs, and its bold words", () => {
  const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">Plain </span><span style="font-weight:700">bold</span></p><ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>one</span></p></li><ul><li dir="ltr" aria-level="2"><p><span>below</span></p></li></ul><li><p><span>two</span></p></li></ul></b>`;
  expect(pasteHtml(html)).toBe(`Plain <strong>bold</strong>\n${nested}`);
});

const sign = (text: string) =>
  `<!--[if !supportLists]--><span style='mso-list:Ignore'>${text}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><!--[endif]-->`;
const inWord = (level: number, text: string, words: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>${sign(text)}${words}</p>`;

test("makes lists of Word's paragraphs with bullets", () => {
  const html = `<p class=MsoNormal>Bring:</p>${inWord(1, "·", "one")}${inWord(2, "o", "below")}${inWord(1, "·", "<b>two</b>")}<p class=MsoNormal>Soon.</p>`;
  expect(pasteHtml(html)).toBe(
    "Bring:\n<ul><li>one\n<ul><li>below\n</li></ul></li><li><strong>two</strong>\n</li></ul>Soon.",
  );
});

test("makes numbered lists of Word's numbered paragraphs", () => {
  const html = inWord(1, "1.", "out") + inWord(2, "a)", "by bus") + inWord(1, "2.", "back");
  expect(pasteHtml(html)).toBe("<ol><li>out\n<ol><li>by bus\n</li></ol></li><li>back\n</li></ol>");
});

test("turns each table row into a line with separated cells", () => {
  const html =
    "<table><tbody><tr><td><p>Adult</p></td><td><b>40</b> USD</td></tr><tr><td>Child<br>to 12</td><td>20 USD</td></tr></tbody></table>";
  expect(pasteHtml(html)).toBe("Adult | <strong>40</strong> USD<br>Child to 12 | 20 USD");
});

test("unwraps a table of one column", () => {
  expect(pasteHtml("<table><tr><td><p>One</p><p>Two</p></td></tr></table>")).toBe("One\nTwo");
});

test("keeps lists three deep, and deeper entries on the third level", () => {
  const deep =
    "<ul><li>1<ul><li>2<ul><li>3<ul><li>4<ul><li>5</li></ul></li></ul></li></ul></li></ul></li></ul>";
  expect(pasteHtml(deep)).toBe(
    "<ul><li>1\n<ul><li>2\n<ul><li>3\n</li><li>4\n</li><li>5\n</li></ul></li></ul></li></ul>",
  );
});

test("keeps headings as headings that a page may have", () => {
  expect(pasteHtml("<h1>One</h1><h5>Two</h5>")).toBe("<h2>One</h2><h3>Two</h3>");
});

test("reads WhatsApp marks in plain text", () => {
  expect(
    pasteText("*Bring:*\n• hat\n• _water_\n1. out\n2. back\nSee *you*, 2*3*4 snake_case_word"),
  ).toBe(
    "<strong>Bring:</strong>\n<ul><li>hat\n</li><li><em>water</em>\n</li></ul><ol><li>out\n</li><li>back\n</li></ol>See <strong>you</strong>, 2*3*4 snake_case_word",
  );
});

test("keeps a single line with a dash or a date as a line", () => {
  expect(pasteText("- by boat\n5. May it is")).toBe("- by boat\n5. May it is");
});

test("keeps the lines of a message copied from WhatsApp Web", () => {
  const html =
    '<div class="copyable-text"><span class="selectable-text"><strong data-app-text-template="*x*">Bring</strong> this:\nhat\nwater</span></div>';
  expect(pasteHtml(html)).toBe("<strong>Bring</strong> this:<br>hat<br>water");
});

test("pastes text copied from the editor unchanged", () => {
  const { editor, read } = open();
  editor.commands.setContent("<p>2 *3* 4</p>");
  editor.view.pasteHTML('<p data-pm-slice="1 1 []">*as typed*</p>');
  expect(read()).toContain("*as typed*");
});
