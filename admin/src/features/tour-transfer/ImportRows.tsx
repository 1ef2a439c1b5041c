import { Badge, SegmentedControl, Stack, Table, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { TourService } from "shared/tour-services";
import type { TourImport, TourImportQuestions, TourImportRow } from "shared/tour-transfer";
import { TourPageLink } from "../../components/tour/TourPageLink.tsx";
import { useApp } from "../../lib/app/app-context.ts";
import { servicesQuery } from "../../lib/requests/services.ts";
import { describeField } from "./describe-field.ts";
import classes from "./ImportRows.module.css";

const badges = {
  new: { label: "New", color: "lake" },
  changed: { label: "Changed", color: "clay" },
  same: { label: "Same", color: "gray" },
  refused: { label: "Refused", color: "red" },
} as const;

const filters = [
  { value: "all", label: "All" },
  { value: "effects", label: "What changes" },
  { value: "problems", label: "Problems" },
];

const isShown = ({ status }: Pick<TourImportRow, "status">, filter: string) => {
  if (filter === "problems") return status === "refused";
  return filter === "all" || status !== "same";
};

const detailOf = ({ reason, changes }: TourImportRow) =>
  reason ?? changes.map(describeField).join(", ");

/** What an import would do to the questions of all tours and to each tour. */
export function ImportRows({ read: { rows, questions } }: { read: TourImport }) {
  const { api } = useApp();
  const { data: tours = [] } = useQuery(servicesQuery(api));
  const [filter, setFilter] = useState("all");
  const shown = rows.filter((row) => isShown(row, filter));
  const shownQuestions = questions && isShown(questions, filter) ? questions : null;
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label="Show"
        data={filters}
        value={filter}
        onChange={setFilter}
        className={classes.filter}
      />
      <Table verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Row</Table.Th>
            <Table.Th>Tour</Table.Th>
            <Table.Th>What happens</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shownQuestions && <QuestionsRow questions={shownQuestions} />}
          {shown.map((row) => (
            <ImportRow key={row.row} row={row} tour={tours.find(({ _id }) => _id === row.id)} />
          ))}
        </Table.Tbody>
      </Table>
      {shown.length === 0 && !shownQuestions && (
        <Text c="dimmed" role="status">
          None.
        </Text>
      )}
    </Stack>
  );
}

function QuestionsRow({ questions: { status, count } }: { questions: TourImportQuestions }) {
  return (
    <Table.Tr className={classes.row}>
      <Table.Td />
      <Table.Td>
        <Text fw={600} size="sm">
          Shared questions
        </Text>
        <Text size="sm" c="dimmed">
          {count} {count === 1 ? "question" : "questions"}
        </Text>
      </Table.Td>
      <Table.Td>
        <StatusBadge status={status} />
      </Table.Td>
    </Table.Tr>
  );
}

function StatusBadge({ status }: Pick<TourImportRow, "status">) {
  const { label, color } = badges[status];
  return (
    <Badge variant="light" color={color}>
      {label}
    </Badge>
  );
}

type RowProps = {
  row: TourImportRow;
  /** As it is now; `undefined` for a new one. */
  tour: TourService | undefined;
};

function ImportRow({ row, tour }: RowProps) {
  return (
    <Table.Tr className={classes.row}>
      <Table.Td>{row.row}</Table.Td>
      <Table.Td className={classes.words}>
        <Text fw={600} size="sm">
          {row.title || "Without a title"}
        </Text>
        <Text size="sm" c="dimmed">
          {row.id}
        </Text>
        <TourPageLink tour={tour} />
      </Table.Td>
      <Table.Td className={classes.words}>
        <StatusBadge status={row.status} />
        <Text size="sm">{detailOf(row)}</Text>
      </Table.Td>
    </Table.Tr>
  );
}
