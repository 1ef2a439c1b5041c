import { Textarea } from "@mantine/core";
import type { ReactNode } from "react";

type Props = {
  label: string;
  description: string;
  /** As typed, an entry a line. */
  value: string;
  onChange: (text: string) => void;
  /** Where the contract has the list; those of its entries are under `path.0`, `path.1` … */
  path: string;
  errors: Record<string, ReactNode>;
};

/** An entry a line, without the blank ones. */
export const splitLines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** A list of short texts whose order means nothing. */
export function LinesField({ path, errors, onChange, ...field }: Props) {
  const [, error] =
    Object.entries(errors).find(([name]) => name === path || name.startsWith(`${path}.`)) ?? [];
  return (
    <Textarea
      {...field}
      data-path={path}
      autosize
      minRows={2}
      maxRows={12}
      autoCapitalize="none"
      spellCheck={false}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
