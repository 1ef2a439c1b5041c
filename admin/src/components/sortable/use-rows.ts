import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { moveItem } from "./move-item.ts";
import { numberedKeys, useRowKeys } from "./use-row-keys.ts";

/** The list functions of Mantine's form, which move errors with their rows. */
export type ListForm = {
  insertListItem: (path: string, row: unknown, index: number) => void;
  removeListItem: (path: string, index: number) => void;
  reorderListItem: (path: string, move: { from: number; to: number }) => void;
};

/** Edits the rows of a form's list and can undo the last removal. */
export function useRows<Row>(
  form: ListForm,
  path: string,
  rows: Row[],
  getKey?: (row: Row) => string,
) {
  const list = useRef<HTMLDivElement>(null);
  const { keys: countedKeys, setKeys, newKey } = useRowKeys(rows.length);
  const keys = getKey ? numberedKeys(rows.map(getKey)) : countedKeys;
  const [removed, setRemoved] = useState<{ row: Row; index: number }>();
  const focus = (selector: string) => list.current?.querySelector<HTMLElement>(selector)?.focus();
  const insert = (row: Row, index: number) => {
    flushSync(() => {
      setKeys(keys.toSpliced(index, 0, newKey()));
      form.insertListItem(path, row, index);
      setRemoved(undefined);
    });
    focus(`:scope > [data-row="${index}"] :is(input, textarea, [contenteditable])`);
  };
  return {
    list,
    keys,
    removed,
    insert,
    add: (row: Row) => insert(row, rows.length),
    undo: () => removed && insert(removed.row, Math.min(removed.index, rows.length)),
    remove: (row: Row, index: number) => {
      flushSync(() => {
        setKeys(keys.toSpliced(index, 1));
        form.removeListItem(path, index);
        setRemoved({ row, index });
      });
      focus(":scope > [role=status] [data-undo]");
    },
    move: (from: number, to: number) => {
      setKeys(moveItem(keys, from, to));
      form.reorderListItem(path, { from, to });
    },
  };
}
