import { Textarea } from "@mantine/core";
import type { StringListProps } from "./StringListRows.tsx";
import { separator } from "./separator.ts";

export function StringListText({ entry, path, values, errors, onChange }: StringListProps) {
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
