import { Table } from "@mantine/core";
import { WideTable } from "./WideTable.tsx";

type Props = { caption: string; head: string[]; rows: { label: string; counts: number[] }[] };

/** Plain counts; the first heading is that of the labels. */
export function CountsTable({ caption, head, rows }: Props) {
  return (
    <WideTable caption={caption} minWidth={260}>
      <Table.Thead>
        <Table.Tr>
          {head.map((name, index) => (
            <Table.Th key={name} scope="col" ta={index === 0 ? "start" : "end"}>
              {name}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ label, counts }) => (
          <Table.Tr key={label}>
            <Table.Th scope="row" fw={400} style={{ overflowWrap: "anywhere" }}>
              {label}
            </Table.Th>
            {counts.map((count, index) => (
              <Table.Td key={head[index + 1]} ta="end">
                {count}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}
