import { Table } from "@mantine/core";
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

/** A line for each name, week or reason. */
export function NumbersTable<Row extends { key: string; label: string }>(props: Props<Row>) {
  const { caption, head, columns, rows } = props;
  return (
    <WideTable caption={caption} minWidth={leastWidths.label + columns.length * leastWidths.column}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{head}</Table.Th>
          {columns.map(([name]) => (
            <Table.Th key={name} scope="col" ta="end">
              {name}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.key}>
            <Table.Th scope="row" fw={400} style={{ overflowWrap: "anywhere" }}>
              {row.label}
            </Table.Th>
            {columns.map(([name, cell]) => (
              <Table.Td key={name} ta="end">
                {cell(row)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}
