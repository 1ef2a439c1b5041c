import { Extension } from "@tiptap/core";
import { DOMParser, type ParseOptions } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { cleanPaste } from "./clean-paste.ts";
import { readTypedMarks } from "./read-typed-marks.ts";

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

class PasteParser extends DOMParser {
  override parseSlice(dom: Node, options: ParseOptions = {}) {
    // Text copied from this editor needs no cleaning.
    if (isElement(dom) && !dom.querySelector("[data-pm-slice]")) {
      // Plain text arrives as a paragraph per line with its spaces kept.
      if (options.preserveWhitespace) readTypedMarks(dom);
      else cleanPaste(dom);
    }
    return super.parseSlice(dom, options);
  }
}

/** Keeps lists, cells and bold words of pasted text. */
export const CleanClipboard = Extension.create({
  name: "cleanClipboard",
  addProseMirrorPlugins() {
    const { schema } = this.editor;
    const { rules } = DOMParser.fromSchema(schema);
    return [new Plugin({ props: { clipboardParser: new PasteParser(schema, rules) } })];
  },
});
