import { Badge, SegmentedControl, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { TourService } from "shared/content/tours/tour-services";
import type {
  TourImport,
  TourImportQuestions,
  TourImportRow,
} from "shared/content/tours/tour-transfer";
import table from "../../../../components/table/Table.module.css";
import { TourPageLink } from "../../../../components/tour/TourPageLink.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { servicesQuery } from "../../../../lib/requests/services.ts";
import classes from "./ImportRows.module.css";

const names: Record<string, string> = {
  slug: "address",
  detailPage: "detail page",
  whatsapp: "WhatsApp",
  isShown: "shown or hidden",
  toBring: "what to bring",
};

/** For example `minimum age` for `minimumAge`. */
const describeField = (field: string) =>
  names[field] ?? field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const badges = {
  new: { label: "New", color: "lake" },
  changed: { label: "Changed", color: "clay" },
  same: { label: "Unchanged", color: "gray" },
  refused: { label: "Refused", color: "red" },
} as const;

const filters = [
  { value: "problems", label: "Problems" },
  { value: "effects", label: "Changes" },
  { value: "all", label: "All" },
];

const isProblem = ({ reason, doubts }: TourImportRow) => reason !== null || doubts.length > 0;

const isShown = (row: TourImportRow, filter: string) =>
  filter === "problems" ? isProblem(row) : filter === "all" || row.status !== "same";

const areShown = ({ status }: TourImportQuestions, filter: string) =>
  filter === "all" || (filter === "effects" && status !== "same");

const describeDetail = ({ reason, changes }: TourImportRow) =>
  reason ?? changes.map(describeField).join(", ");

const problemsFirst = (rows: TourImportRow[]) =>
  rows.toSorted((a, b) => Number(isProblem(b)) - Number(isProblem(a)));

/** Shows problems first, or else changes, or else all unchanged rows. */
const firstFilter = ({ rows, questions }: Pick<TourImport, "rows" | "questions">) => {
  if (rows.some(isProblem)) return "problems";
  const hasEffects =
    rows.some((row) => isShown(row, "effects")) ||
    (questions !== null && areShown(questions, "effects"));
  return hasEffects ? "effects" : "all";
};

/** The changes of an import: shared questions first, then each tour. */
export function ImportRows({ read: { rows, questions } }: { read: TourImport }) {
  const { api } = useApp();
  const { data: tours = [] } = useQuery(servicesQuery(api));
  const [filter, setFilter] = useState(firstFilter({ rows, questions }));
  const visibleRows = problemsFirst(rows.filter((row) => isShown(row, filter)));
  const shownQuestions = questions && areShown(questions, filter) ? questions : null;
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label="Show"
        data={filters}
        value={filter}
        onChange={setFilter}
        className={classes.filter}
      />
      <table className={table.table}>
        <thead>
          <tr>
            <th>Row</th>
            <th>Tour</th>
            <th>Result</th>
          </tr>
        </thead>
        <tbody>
          {shownQuestions && <QuestionsRow questions={shownQuestions} />}
          {visibleRows.map((row) => (
            <ImportRow key={row.row} row={row} tour={tours.find(({ _id }) => _id === row.id)} />
          ))}
        </tbody>
      </table>
      {visibleRows.length === 0 && !shownQuestions && (
        <Text c="dimmed" role="status">
          Nothing to show.
        </Text>
      )}
    </Stack>
  );
}

function QuestionsRow({ questions: { status, count } }: { questions: TourImportQuestions }) {
  return (
    <tr className={classes.row}>
      <td />
      <td>
        <Text fw={600} size="sm">
          Shared questions
        </Text>
        <Text size="sm" c="dimmed">
          {count} {count === 1 ? "question" : "questions"}
        </Text>
      </td>
      <td>
        <StatusBadge status={status} />
      </td>
    </tr>
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
  /** The stored tour; `undefined` for a new one. */
  tour: TourService | undefined;
};

function ImportRow({ row, tour }: RowProps) {
  return (
    <tr className={classes.row}>
      <td>{row.row}</td>
      <td className={classes.words}>
        <Text fw={600} size="sm">
          {row.title || "Untitled"}
        </Text>
        {tour && row.changes.includes("title") && <Text size="sm">Now: {tour.title}</Text>}
        <Text size="sm" c="dimmed">
          {row.id}
        </Text>
        <TourPageLink tour={tour} />
      </td>
      <td className={classes.words}>
        <StatusBadge status={row.status} />
        <Text size="sm">{describeDetail(row)}</Text>
        {row.doubts.map((doubt) => (
          <Text key={doubt} size="sm" c="red">
            {doubt}
          </Text>
        ))}
      </td>
    </tr>
  );
}
