import { Button, Stack } from "@mantine/core";
import { Plus } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { limits } from "shared/limits";
import { moveItem } from "../sortable/move-item.ts";
import { Sortable } from "../sortable/Sortable.tsx";
import { useRowKeys } from "../sortable/use-row-keys.ts";
import { StringListRow } from "./StringListRow.tsx";

export type StringListProps = {
  /** For example "Add highlight", "Highlight 1". */
  entry: string;
  path: string;
  values: string[];
  /** By path; those of single entries under `path.0`, `path.1` … */
  errors: Record<string, ReactNode>;
  onChange: (lines: string[]) => void;
};

/** Rows to add, remove and reorder; Enter adds the next one. */
export function StringListRows({ entry, path, values, errors, onChange }: StringListProps) {
  const list = useRef<HTMLDivElement>(null);
  const { keys, setKeys, newKey } = useRowKeys(values.length);
  const change = (nextValues: string[], nextKeys: string[]) =>
    flushSync(() => {
      setKeys(nextKeys);
      onChange(nextValues);
    });
  const focus = (at: string) =>
    list.current?.querySelector<HTMLElement>(`[data-path="${at}"]`)?.focus();
  const isFull = values.length >= limits.listItems;
  const addAfter = (index: number) => {
    if (isFull) return;
    change(values.toSpliced(index + 1, 0, ""), keys.toSpliced(index + 1, 0, newKey()));
    focus(`${path}.${index + 1}`);
  };
  const remove = (index: number) => {
    const isOnlyRow = values.length === 1;
    change(values.toSpliced(index, 1), keys.toSpliced(index, 1));
    focus(isOnlyRow ? path : `${path}.${Math.max(0, index - 1)}`);
  };
  const move = (from: number, to: number) =>
    change(moveItem(values, from, to), moveItem(keys, from, to));
  return (
    <Sortable keys={keys} entry={entry} onMove={move}>
      <Stack ref={list} gap="xs">
        {keys.map((key, index) => (
          <StringListRow
            key={key}
            sortKey={key}
            name={`${entry} ${index + 1}`}
            path={`${path}.${index}`}
            value={values[index] ?? ""}
            error={errors[`${path}.${index}`]}
            isFirst={index === 0}
            isLast={index === values.length - 1}
            onChange={(text) => onChange(values.with(index, text))}
            onEnter={() => addAfter(index)}
            onMove={(step) => {
              move(index, index + step);
              focus(`${path}.${index + step}`);
            }}
            onRemove={() => remove(index)}
          />
        ))}
        <Button
          data-path={path}
          variant="light"
          leftSection={<Plus size={16} aria-hidden />}
          disabled={isFull}
          onClick={() => addAfter(values.length - 1)}
          style={{ alignSelf: "flex-start" }}
        >
          Add {entry.toLowerCase()}
        </Button>
      </Stack>
    </Sortable>
  );
}
