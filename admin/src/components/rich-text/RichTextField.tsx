import "@mantine/tiptap/styles.css";
import { Input } from "@mantine/core";
import { useId } from "@mantine/hooks";
import { RichTextEditor } from "@mantine/tiptap";
import { Editor } from "@tiptap/core";
import { type ComponentProps, memo, type ReactNode, useMemo } from "react";
import { IndentControls } from "./IndentControls.tsx";
import { LinkControl } from "./LinkControl.tsx";
import classes from "./RichTextField.module.css";
import type { RichTextValues } from "./rich-text-values.ts";
import { useRichTextEditor } from "./use-rich-text-editor.ts";

export type RichTextFieldProps = {
  label: string;
  required?: boolean;
  path: string;
  value: RichTextValues;
  error: ReactNode;
  onChange: (text: RichTextValues) => void;
};

type MantineEditor = ComponentProps<typeof RichTextEditor>["editor"];
const isMantineEditor = (value: unknown): value is MantineEditor => value instanceof Editor;
/** Its types name the CommonJS build of the same class. */
const forMantine = (editor: unknown) => (isMantineEditor(editor) ? editor : null);

export function RichTextField(props: RichTextFieldProps) {
  const { label, required = false, path, value, error, onChange } = props;
  const id = useId();
  const isRefused = Boolean(error);
  // A stable object, because the editor would apply a new one.
  const attributes = useMemo(
    () => ({
      role: "textbox",
      "aria-multiline": "true",
      "aria-label": label,
      "aria-required": String(required),
      "aria-invalid": String(isRefused),
      "aria-describedby": `${id}-error`,
      "data-path": path,
    }),
    [label, required, isRefused, id, path],
  );
  const editor = useRichTextEditor({ value, attributes, onChange });
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelElement="div"
      labelProps={{ onClick: () => editor.commands.focus() }}
      required={required}
      error={error}
      errorProps={{ role: "alert" }}
    >
      <TextBox editor={editor} isRefused={isRefused} />
    </Input.Wrapper>
  );
}

type BoxProps = { editor: Editor; isRefused: boolean };

/** The editor renders typed text without React. */
const TextBox = memo(({ editor, isRefused }: BoxProps) => (
  <RichTextEditor
    editor={forMantine(editor)}
    classNames={classes}
    data-refused={isRefused || undefined}
  >
    <RichTextToolbar editor={editor} />
    <RichTextEditor.Content />
  </RichTextEditor>
));

function RichTextToolbar({ editor }: { editor: Editor }) {
  return (
    <RichTextEditor.Toolbar>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <LinkControl editor={editor} />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H2 />
        <RichTextEditor.H3 />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <IndentControls editor={editor} />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  );
}
