import { Textarea } from "@mantine/core";
import type { KeyboardEvent, Ref } from "react";
import { limits } from "shared/limits";

type Props = {
  ref?: Ref<HTMLTextAreaElement>;
  label: string;
  placeholder: string;
  text: string;
  error: string | undefined;
  isPending: boolean;
  onText: (text: string) => void;
  /** Ctrl + Enter or ⌘ + Enter. */
  onSend: () => void;
  /** Escape. */
  onLeave: () => void;
};

/** Grows with what is written. */
export function WritingField(props: Props) {
  const { label, text, isPending, onText, onSend, onLeave, ...field } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onLeave();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) onSend();
  };
  return (
    <Textarea
      {...field}
      aria-label={label}
      autosize
      minRows={2}
      maxRows={10}
      maxLength={limits.message}
      value={text}
      errorProps={{ role: "alert" }}
      readOnly={isPending}
      onChange={(event) => onText(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
}
