import { Button, Group, Stack, Textarea, TextInput } from "@mantine/core";
import { type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: ReactNode;
  maxLength: number;
  /** Their meanings by name. */
  variables: Readonly<Record<string, string>>;
  isLong?: boolean;
};

/** A text with buttons that insert variables at the cursor. */
export function WordsField({ variables, isLong = false, onChange, ...field }: Props) {
  const line = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (variable: string) => {
    const input = line.current ?? area.current;
    if (!input) return;
    const { selectionStart, selectionEnd, value } = input;
    const before = value.slice(0, selectionStart ?? value.length) + variable;
    const after = value.slice(selectionEnd ?? value.length);
    // The cursor can only be placed in the new value.
    flushSync(() => onChange(before + after));
    input.focus();
    input.setSelectionRange(before.length, before.length);
  };
  const shared = { ...field, required: true, errorProps: { role: "alert" } };
  return (
    <Stack gap="xs">
      {isLong ? (
        <Textarea
          {...shared}
          ref={area}
          autosize
          minRows={6}
          maxRows={20}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <TextInput
          {...shared}
          ref={line}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
      <Group gap={6} role="group" aria-label={`Insert into the ${field.label.toLowerCase()}`}>
        {Object.entries(variables).map(([name, meaning]) => (
          <Button
            key={name}
            size="compact-sm"
            variant="light"
            title={meaning}
            onClick={() => insert(`{${name}}`)}
          >
            {`{${name}}`}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}
