import { Alert, Textarea, type TextareaProps } from "@mantine/core";
import { Users } from "lucide-react";
import type { KeyboardEvent, ReactNode, Ref } from "react";
import { findVariables } from "shared/inbox/answer-templates";
import { limits } from "shared/limits";

type Props = Omit<TextareaProps, "value" | "onChange"> & {
  ref?: Ref<HTMLTextAreaElement>;
  "data-autofocus"?: boolean;
  text: string;
  isPending: boolean;
  onText: (text: string) => void;
  /** Ctrl + Enter or ⌘ + Enter. */
  onSend: () => void;
  /** Escape. */
  onLeave?: () => void;
};

/** Grows with its text. */
export function WritingField({ text, isPending, onText, onSend, onLeave, ...field }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onLeave?.();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) onSend();
  };
  return (
    <Textarea
      autosize
      minRows={2}
      maxRows={10}
      {...field}
      maxLength={limits.message}
      value={text}
      errorProps={{ role: "alert" }}
      readOnly={isPending}
      onChange={(event) => onText(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
}

/** Selects the first template variable of a passage to be typed over, or puts the cursor at its end. */
export const selectVariable = (
  field: HTMLTextAreaElement | null,
  { from = 0, to = field?.value.length ?? 0 } = {},
) => {
  if (!field) return;
  field.focus();
  const [variable] = findVariables(field.value.slice(from, to));
  const start = variable ? field.value.indexOf(variable, from) : to;
  field.setSelectionRange(start, start + (variable?.length ?? 0));
};

/** Somebody else has written since the draft was begun. */
export function OutdatedAlert({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Alert color="clay" icon={<Users />} title={title} role="alert">
      {children}
    </Alert>
  );
}
