import { Textarea } from "@mantine/core";
import type { ReactNode } from "react";

type Props = {
  label: string;
  description: string;
  /** The typed text, with one entry per line. */
  value: string;
  onChange: (text: string) => void;
  /** The list's path in the contract; entry errors use `path.0`, `path.1` … */
  path: string;
  errors: Record<string, ReactNode>;
};

/** Splits into one entry per line and drops blank lines. */
export const splitLines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** A list of short texts whose order doesn't matter. */
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
