import { Table } from "@mantine/core";
import type { Figures } from "shared/numbers";
import { WideTable } from "./WideTable.tsx";

type Row = Figures & { label: string };
type Props = { caption: string; head: string; rows: Row[] };

const ratio = (part: number, whole: number) => (whole === 0 ? "–" : `${part} of ${whole}`);

const columns: [name: string, cell: (row: Row) => string | number][] = [
  ["Asked", ({ asked }) => asked],
  ["Answered in time", ({ inTime, promised }) => ratio(inTime, promised)],
  ["Quoted", ({ quoted }) => quoted],
  ["Confirmed", ({ confirmed }) => confirmed],
  ["Lost", ({ lost }) => lost],
  ["People", ({ people }) => people],
  ["People confirmed", ({ peopleConfirmed }) => peopleConfirmed],
];

/** The figures behind a plot. */
export function FiguresTable({ caption, head, rows }: Props) {
  return (
    <WideTable caption={caption} minWidth={640}>
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
          <Table.Tr key={row.label}>
            <Table.Th scope="row" fw={400}>
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
