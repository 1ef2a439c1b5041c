import { Button, Stack } from "@mantine/core";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { limits } from "shared/limits";
import { RemovedRow } from "./RemovedRow.tsx";
import { RowCard } from "./RowCard.tsx";
import { Sortable } from "./Sortable.tsx";
import { type ListForm, useRows } from "./use-rows.ts";

type Props<Row> = {
  form: ListForm;
  path: string;
  /** For example "Price": "Add price", "Price 1". */
  entry: string;
  rows: Row[];
  /** Keeps rows in place when other rows arrive from outside. */
  getKey?: (row: Row) => string;
  /** Missing when another control adds rows. */
  blank?: Row;
  /** Maximum number of rows. */
  most?: number;
  /** Shown beside a row's name. */
  renderMark?: (index: number) => ReactNode;
  renderFields: (row: Row, index: number) => ReactNode;
};

/** Rows of several fields to add, reorder and remove; a removal can be undone. */
export function RowList<Row>(props: Props<Row>) {
  const {
    form,
    path,
    entry,
    rows,
    getKey,
    blank,
    most = limits.listItems,
    renderMark,
    renderFields,
  } = props;
  const { list, keys, removed, add, undo, remove, move } = useRows(form, path, rows, getKey);
  return (
    <Sortable keys={keys} entry={entry} onMove={move}>
      <Stack ref={list} gap="sm">
        {rows.map((row, index) => (
          <RowCard
            key={keys[index]}
            sortKey={keys[index] ?? ""}
            index={index}
            name={`${entry} ${index + 1}`}
            mark={renderMark?.(index)}
            isFirst={index === 0}
            isLast={index === rows.length - 1}
            onMove={(step) => move(index, index + step)}
            onRemove={() => remove(row, index)}
          >
            {renderFields(row, index)}
          </RowCard>
        ))}
        {removed && <RemovedRow name={`${entry} ${removed.index + 1}`} onUndo={undo} />}
        {blank !== undefined && (
          <Button
            data-path={path}
            variant="light"
            leftSection={<Plus size={16} aria-hidden />}
            disabled={rows.length >= most}
            onClick={() => add(blank)}
            style={{ alignSelf: "flex-start" }}
          >
            Add {entry.toLowerCase()}
          </Button>
        )}
      </Stack>
    </Sortable>
  );
}
