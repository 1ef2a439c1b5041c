import { UnstyledButton } from "@mantine/core";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { SortOrder } from "../../../lib/lists/sort-order.ts";
import classes from "./SortHeader.module.css";

type Props<Column extends string> = {
  column: Column;
  label: string;
  value: SortOrder<Column>;
  onChange: (value: SortOrder<Column>) => void;
};

const ariaSort = { asc: "ascending", desc: "descending" } as const;
const opposite = { asc: "desc", desc: "asc" } as const;

/** Sorts by its column, and reverses the order when pressed again. */
export function SortHeader<Column extends string>(props: Props<Column>) {
  const { column, label, value, onChange } = props;
  const isSorted = value.sort === column;
  const order = isSorted ? opposite[value.order] : "asc";
  return (
    <th scope="col" aria-sort={isSorted ? ariaSort[value.order] : "none"}>
      <UnstyledButton className={classes.button} onClick={() => onChange({ sort: column, order })}>
        {label}
        <SortIcon order={isSorted ? value.order : undefined} />
      </UnstyledButton>
    </th>
  );
}

function SortIcon({ order }: { order: "asc" | "desc" | undefined }) {
  if (!order) return <ChevronsUpDown size={14} className={classes.faint} aria-hidden />;
  return order === "asc" ? <ArrowUp size={14} aria-hidden /> : <ArrowDown size={14} aria-hidden />;
}
