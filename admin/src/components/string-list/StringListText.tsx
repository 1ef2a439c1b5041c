import { Textarea } from "@mantine/core";
import type { LinesProps } from "./StringListRows.tsx";
import { separator } from "./separator.ts";

/** The same entries in one text, with a comma and a space between them. */
export function LinesText({ entry, path, lines, errors, onChange }: LinesProps) {
  const problem = lines.map((_, index) => errors[`${path}.${index}`]).find(Boolean);
  const filled = lines.filter((line) => line.trim() !== "").length;
  return (
    <Textarea
      autosize
      minRows={3}
      aria-label={`${entry}s as text`}
      description={`A comma and a space part two entries. Entries now: ${filled}.`}
      data-path={path}
      value={lines.join(separator)}
      error={problem}
      onChange={(event) =>
        onChange(event.currentTarget.value.replace(/\s*\n\s*/g, " ").split(separator))
      }
    />
  );
}
