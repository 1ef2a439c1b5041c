import { useEditor } from "@tiptap/react";
import { useEffect, useMemo, useRef } from "react";
import { richText } from "shared/text/rich-text";
import { extensions } from "./extensions.ts";
import type { RichTextValues } from "./rich-text-values.ts";

type Options = {
  value: RichTextValues;
  /** Of the field that is typed into. */
  attributes: Record<string, string>;
  onChange: (text: RichTextValues) => void;
};

const isSame = (one: RichTextValues, other: RichTextValues) =>
  JSON.stringify(one) === JSON.stringify(other);

/** As the contract keeps it: without the editor's own attributes. */
const toContract = (document: RichTextValues): RichTextValues =>
  richText.safeParse(document).data ?? document;

/** An editor that follows `value`, also when it comes from outside. */
export function useRichTextEditor({ value, attributes, onChange }: Options) {
  const last = useRef(value);
  const editorProps = useMemo(() => ({ attributes }), [attributes]);
  const editor = useEditor({
    extensions,
    // Marks that are typed as in WhatsApp are read when they are pasted.
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
