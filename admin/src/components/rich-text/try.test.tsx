import { Editor } from "@tiptap/core";
import { test } from "vitest";
import { extensions } from "./extensions.ts";
const samples: Record<string,string> = {
 nested: "<ul><li><p>one</p><ul><li><p>below</p></li><li><p>below 2</p></li></ul></li><li>two</li></ul>",
 gdocs: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">Plain </span><span style="font-weight:700">bold</span></p><ul><li dir="ltr"><p dir="ltr"><span>one</span></p></li><ul><li dir="ltr"><p><span>below</span></p></li></ul><li><p><span>two</span></p></li></ul></b>`,
 table: "<table><tbody><tr><td><p>Adult</p></td><td>40 USD</td></tr><tr><td>Child</td><td>20 USD</td></tr></tbody></table>",
 word: `<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>One</p><p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>Below</p><p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]><b>Two</b></p>`,
};
test("try", () => {
  for (const [name, html] of Object.entries(samples)) {
    const editor = new Editor({ extensions, content: "<p></p>" });
    editor.view.pasteHTML(html);
    console.log(name, editor.getHTML());
    editor.destroy();
  }
  for (const text of ["*Bold* and _italic_\n\n- one\n- two", "Bring:\n• hat\n• water\n1. first\n2. second"]) {
    const editor = new Editor({ extensions, content: "<p></p>" });
    editor.view.pasteText(text);
    console.log(JSON.stringify(text), editor.getHTML());
    editor.destroy();
  }
});
