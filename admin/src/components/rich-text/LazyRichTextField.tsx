import { Textarea } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isFormatted, plainText, richTextDocument, toRichText } from "shared/text/rich-text";
import type { RichTextFieldProps } from "./RichTextField.tsx";

const loadField = async () => (await import("./RichTextField.tsx")).RichTextField;

/** Loaded on demand: the editor is as large as the rest of a screen. */
export const editorChunk = {
  queryKey: ["rich-text-field"],
  queryFn: loadField,
  staleTime: "static",
} as const;

/** Formatted text that can be edited as plain text while the editor loads. */
export function LazyRichTextField(props: RichTextFieldProps) {
  const { data: Field, isError } = useQuery(editorChunk);
  const [isFocused, setFocused] = useState(false);
  // Typing continues here until the field loses the focus; then the editor takes the text over.
  if (Field && !isFocused) return <Field {...props} />;
  return <PlainField {...props} isMissing={isError} onFocusChange={setFocused} />;
}

type PlainProps = RichTextFieldProps & {
  /** True when the editor failed to load. */
  isMissing: boolean;
  onFocusChange: (isFocused: boolean) => void;
};

function PlainField({ path, value, onChange, isMissing, onFocusChange, ...field }: PlainProps) {
  const [typed, setTyped] = useState<string>();
  const text = richTextDocument.safeParse(value).data ?? toRichText("");
  const plain = plainText(text);
  // Keeps spaces at the ends while typing; a draft or another tour replaces the text.
  const isOwn = typed !== undefined && plainText(toRichText(typed)) === plain;
  const isFixed = isFormatted(text);
  return (
    <Textarea
      {...field}
      autosize
      minRows={7}
      maxRows={18}
      data-path={path}
      value={isOwn ? typed : plain}
      readOnly={isFixed}
      description={isFixed && isMissing && "Reload the page to edit it."}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(toRichText(currentTarget.value));
      }}
      onFocus={() => onFocusChange(true)}
      onBlur={() => onFocusChange(false)}
    />
  );
}
