import { Text } from "@mantine/core";
import { type ReactNode, useId } from "react";
import table from "../../../components/table/Table.module.css";
import classes from "./WideTable.module.css";

export type Column<Row> = [name: string, cell: (row: Row) => string | number];

type Props<Row> = {
  caption: string;
  /** Heading of the labels. */
  head: string;
  columns: Column<Row>[];
  rows: Row[];
};

/** In px. */
const leastWidths = { label: 170, column: 70 };

export function ReportTable<Row extends { key: string; label: string }>(props: Props<Row>) {
  const { caption, head, columns, rows } = props;
  return (
    <WideTable caption={caption} minWidth={leastWidths.label + columns.length * leastWidths.column}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {columns.map(([name]) => (
            <th key={name} scope="col" className={classes.number}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" style={{ overflowWrap: "anywhere" }}>
              {row.label}
            </th>
            {columns.map(([name, cell]) => (
              <td key={name} className={classes.number}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

type WideTableProps = {
  caption: string;
  /** In px; a narrower screen scrolls sideways. */
  minWidth: number;
  children: ReactNode;
};

/** A table that the keyboard can scroll. Its caption, header and row names stay in view. */
function WideTable({ caption, minWidth, children }: WideTableProps) {
  const id = useId();
  const scrollable = { tabIndex: 0, role: "group", "aria-label": caption };
  return (
    <div>
      <Text size="sm" c="dimmed" mb="xs" id={id}>
        {caption}
      </Text>
      <div {...scrollable} className={classes.scroll}>
        <table
          className={`${table.table} ${classes.table}`}
          style={{ minWidth }}
          aria-labelledby={id}
        >
          {children}
        </table>
      </div>
    </div>
  );
}
