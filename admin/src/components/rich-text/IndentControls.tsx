import { RichTextEditor } from "@mantine/tiptap";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { ListIndentDecrease, ListIndentIncrease } from "lucide-react";
import { listDepth } from "shared/text/rich-text";

const getDepth = ({ state }: Editor) => {
  const { $from } = state.selection;
  const names = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth).type.name);
  return names.filter((name) => name === "listItem").length;
};

/** Changes the level of list entries; the Tab key leaves the editor. */
export function IndentControls({ editor }: { editor: Editor }) {
  const { canIndent, canOutdent } = useEditorState({
    editor,
    selector: () => ({
      canIndent: getDepth(editor) < listDepth && editor.can().sinkListItem("listItem"),
      canOutdent: editor.can().liftListItem("listItem"),
    }),
  });
  return (
    <>
      <RichTextEditor.Control
        aria-label="Indent"
        title="Indent"
        disabled={!canIndent}
        onClick={() => editor.chain().focus().sinkListItem("listItem").run()}
      >
        <ListIndentIncrease size={16} />
      </RichTextEditor.Control>
      <RichTextEditor.Control
        aria-label="Outdent"
        title="Outdent"
        disabled={!canOutdent}
        onClick={() => editor.chain().focus().liftListItem("listItem").run()}
      >
        <ListIndentDecrease size={16} />
      </RichTextEditor.Control>
    </>
  );
}
