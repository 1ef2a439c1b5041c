import { expect, test } from "vitest";
import { htmlToText } from "./html-to-text.ts";

const toTable = (rows: string[][]) =>
  `<table>${rows.map((row) => `<tr>\n${row.map((text) => `<td>${text}</td>\n`).join("")}</tr>`).join("\n")}</table>`;

test.each([
  {
    page: toTable([
      ["Name", "Age"],
      ["Ann", "34"],
    ]),
    text: "Name | Age\nAnn | 34",
  },
  {
    page: toTable([
      ["<p>Ann</p>", "<p><b>34</b></p>"],
      ["<p>Ben</p>", "<p>7</p>"],
    ]),
    text: "Ann | 34\nBen | 7",
  },
  {
    page: toTable([
      ["", "Age"],
      ["Ben", "", "7"],
    ]),
    text: "Age\nBen | 7",
  },
  { page: `<p>Us:</p>${toTable([["Ann", "34"]])}<p>Thanks</p>`, text: "Us:\nAnn | 34\n\nThanks" },
  { page: toTable([["<div>one</div><div>two</div>", "three"]]), text: "one\ntwo\nthree" },
  {
    page: toTable([
      [
        toTable([
          ["Ann", "34"],
          ["Ben", "7"],
        ]),
        "Sample",
      ],
    ]),
    text: "Ann | 34\nBen | 7\nSample",
  },
])("keeps the cells of a table apart: $text", ({ page, text }) => {
  expect(htmlToText(page)).toBe(text);
});

test.each([
  ["A<br>B<br><br>C", "A\nB\n\nC"],
  ["<div>A</div><div><br></div><div>B</div>", "A\n\nB"],
  ["<p>A</p><p>B</p>", "A\n\nB"],
  ["A <b>b</b> c<div>D</div>e", "A b c\nD\ne"],
  [
    "Yes<blockquote>No<br><blockquote><p>Why</p></blockquote></blockquote>Ann",
    "Yes\n> No\n> >\n> > Why\nAnn",
  ],
])("breaks lines where the page does: %s", (page, text) => {
  expect(htmlToText(page).replace(/ +$/gm, "")).toBe(text);
});

test.each([
  ['<a href="https://example.test/x">our flight</a>', "our flight (https://example.test/x)"],
  ['<a href="https://example.test/x">https://example.test/x</a>', "https://example.test/x"],
  ['<a href="https://www.example.test/">www.example.test</a>', "www.example.test"],
  ['<a href="mailto:ann@example.test">ann@example.test</a>', "ann@example.test"],
  ['<a href="mailto:ann@example.test">write to Ann</a>', "write to Ann (ann@example.test)"],
  ['<a href="tel:+250788000000">call me</a>', "call me (+250788000000)"],
  [
    '<a href="https://example.test/x"><img src="x.png" alt="photos"></a>',
    "photos (https://example.test/x)",
  ],
  ['<a href="https://example.test/x"><img src="x.png"></a>', "https://example.test/x"],
  [
    '<a href="https://example.test/x"><div>our</div><div>flight</div></a>',
    "our\nflight (https://example.test/x)",
  ],
  ['<a href="javascript:alert(1)">press</a>', "press"],
  ['<a name="top">top</a>', "top"],
])("keeps the target of a link: %s", (page, text) => {
  expect(htmlToText(page)).toBe(text);
});

test("marks the items of a list", () => {
  expect(htmlToText("<p>We need:</p><ul><li>two kayaks<li>a guide</ul><p>Thanks</p>")).toBe(
    "We need:\n- two kayaks\n- a guide\n\nThanks",
  );
});
