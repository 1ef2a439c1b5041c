import { Button, Stack } from "@mantine/core";
import { Plus } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { limits } from "shared/limits";
import { LineRow } from "./LineRow.tsx";

export type LinesProps = {
  /** One entry, as in "Add highlight", "Highlight 1". */
  entry: string;
  path: string;
  lines: string[];
  /** Messages by path, those of single entries under `path.0`, `path.1` … */
  errors: Record<string, ReactNode>;
  onChange: (lines: string[]) => void;
};

const moved = (lines: string[], from: number, to: number) =>
  lines.toSpliced(from, 1).toSpliced(to, 0, ...lines.slice(from, from + 1));

/** Short texts as rows with add, remove and reorder. Enter adds the next one. */
export function LinesList({ entry, path, lines, errors, onChange }: LinesProps) {
  const list = useRef<HTMLDivElement>(null);
  const change = (next: string[], focusOn: string) => {
    flushSync(() => onChange(next));
    list.current?.querySelector<HTMLElement>(`[data-path="${focusOn}"]`)?.focus();
  };
  const isFull = lines.length >= limits.listItems;
  const addAfter = (index: number) => {
    if (!isFull) change(lines.toSpliced(index + 1, 0, ""), `${path}.${index + 1}`);
  };
  const remove = (index: number) => {
    const isOnlyOne = lines.length === 1;
    change(lines.toSpliced(index, 1), isOnlyOne ? path : `${path}.${Math.max(0, index - 1)}`);
  };
  return (
    <Stack ref={list} gap="xs">
      {lines.map((line, index) => (
        <LineRow
          key={`${path}.${index}`}
          name={`${entry} ${index + 1}`}
          path={`${path}.${index}`}
          value={line}
          error={errors[`${path}.${index}`]}
          isFirst={index === 0}
          isLast={index === lines.length - 1}
          onChange={(text) => onChange(lines.with(index, text))}
          onEnter={() => addAfter(index)}
          onMove={(step) => change(moved(lines, index, index + step), `${path}.${index + step}`)}
          onRemove={() => remove(index)}
        />
      ))}
      <Button
        data-path={path}
        variant="light"
        leftSection={<Plus size={16} aria-hidden />}
        disabled={isFull}
        onClick={() => addAfter(lines.length - 1)}
        style={{ alignSelf: "flex-start" }}
      >
        Add {entry.toLowerCase()}
      </Button>
    </Stack>
  );
}
