import { Fieldset, Stack, Switch, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { askToConfirm } from "../feedback/alerts.ts";
import { type StringListProps, StringListRows } from "./StringListRows.tsx";

/** Separates the entries of a list edited as one text. */
const separator = ", ";

type Props = StringListProps & { label: string; required?: boolean };

/** A list of short texts, edited by entry or as one text. */
export function StringListField({ label, required, ...editing }: Props) {
  const [isText, setText] = useState(false);
  const { path, values, errors } = editing;
  const splittable = values.filter((line) => line.includes(separator));
  const toggle = () => {
    if (isText || splittable.length === 0) return setText(!isText);
    askToConfirm({
      title: "Edit as text?",
      text: `In text form, a comma and a space separate entries. Editing would split: ${splittable.map((line) => `“${line}”`).join("; ")}.`,
      confirm: "Edit as text",
      onConfirm: () => setText(true),
    });
  };
  return (
    <Fieldset
      p={{ base: "xs", sm: "md" }}
      legend={
        <Text component="span" size="sm" fw={500}>
          {label}
          {required && " *"}
        </Text>
      }
    >
      <Stack gap="xs">
        <Switch
          size="sm"
          label="Edit as text"
          aria-label={`Edit ${label.toLowerCase()} as text`}
          checked={isText}
          onChange={toggle}
        />
        {isText ? <StringListText {...editing} /> : <StringListRows {...editing} />}
        {errors[path] && (
          <Text size="sm" c="var(--mantine-color-error)">
            {errors[path]}
          </Text>
        )}
      </Stack>
    </Fieldset>
  );
}

function StringListText({ entry, path, values, errors, onChange }: StringListProps) {
  const problem = values.map((_, index) => errors[`${path}.${index}`]).find(Boolean);
  const filled = values.filter((line) => line.trim() !== "").length;
  return (
    <Textarea
      autosize
      minRows={3}
      aria-label={`${entry}s as text`}
      description={`Separate entries with a comma and a space (${filled} now).`}
      data-path={path}
      value={values.join(separator)}
      error={problem}
      onChange={(event) =>
        onChange(event.currentTarget.value.replace(/\s*\n\s*/g, " ").split(separator))
      }
    />
  );
}
