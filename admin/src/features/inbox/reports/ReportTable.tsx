import classes from "./WideTable.module.css";
import { WideTable } from "./WideTable.tsx";

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
