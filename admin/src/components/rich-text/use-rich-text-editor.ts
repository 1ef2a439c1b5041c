import { useEditor } from "@tiptap/react";
import { useEffect, useMemo, useRef } from "react";
import { richText } from "shared/text/rich-text";
import { extensions } from "./extensions.ts";
import type { RichTextValues } from "./rich-text-values.ts";

type Options = {
  value: RichTextValues;
  /** Attributes of the editable element. */
  attributes: Record<string, string>;
  onChange: (text: RichTextValues) => void;
};

const isSame = (a: RichTextValues, b: RichTextValues) => JSON.stringify(a) === JSON.stringify(b);

/** Removes the editor's own attributes to match the contract. */
const toContract = (document: RichTextValues): RichTextValues =>
  richText.safeParse(document).data ?? document;

/** Creates an editor that follows `value`, including outside changes. */
export function useRichTextEditor({ value, attributes, onChange }: Options) {
  const last = useRef(value);
  const editorProps = useMemo(() => ({ attributes }), [attributes]);
  const editor = useEditor({
    extensions,
    // Reads typed WhatsApp marks only on paste.
    enablePasteRules: ["link"],
    content: value,
    onUpdate: (update) => {
      last.current = toContract(update.editor.getJSON());
      onChange(last.current);
    },
    editorProps,
  });
  useEffect(() => {
    if (isSame(value, last.current)) return;
    last.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return editor;
}
