import type {
  TourImport,
  TourImportQuestions,
  TourImportRow,
} from "shared/content/tours/tour-transfer";

const widest = 40;

/** A terminal would obey the escape sequences of a text. */
export const withoutControls = (text: string) => text.replace(/\p{Cc}/gu, "");

const toCells = ({ row, status, id, title, changes, reason, doubts }: TourImportRow) => [
  String(row),
  status,
  withoutControls(id).slice(0, widest),
  withoutControls(title).slice(0, widest),
  withoutControls(reason ?? [changes.join(", "), ...doubts].filter(Boolean).join(". ")),
];

const questionCells = ({ status, count }: TourImportQuestions) => [
  "",
  status,
  "",
  "Shared questions",
  `${count} ${count === 1 ? "question" : "questions"}`,
];

/** The preview of an import as lines of a table. */
export const formatImport = ({ rows, questions }: Omit<TourImport, "_id">): string[] => {
  const table = [
    ["Row", "Status", "ID", "Title", "Changes or reason"],
    ...(questions ? [questionCells(questions)] : []),
    ...rows.map(toCells),
  ];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...table.map((cells) => cells[column]?.length ?? 0)),
  );
  return table.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
};
