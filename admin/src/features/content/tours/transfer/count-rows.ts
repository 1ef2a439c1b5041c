import type { TourImport, TourImportRow } from "shared/content/tours/tour-transfer";

/** `due`: the rows that would write something. */
export const countRows = (rows: TourImportRow[]) => {
  const count = (status: TourImportRow["status"]) =>
    rows.filter((row) => row.status === status).length;
  const counts = {
    new: count("new"),
    changed: count("changed"),
    same: count("same"),
    refused: count("refused"),
  };
  return { ...counts, due: counts.new + counts.changed };
};

const changesQuestions = ({ questions }: TourImport) =>
  questions !== null && questions.status !== "same";

/**
 * For example `1 tour` or `5 tours and the shared questions`; empty if nothing would be written.
 */
export const nameDue = (read: TourImport) => {
  const { due } = countRows(read.rows);
  const tours = due > 0 && `${due} ${due === 1 ? "tour" : "tours"}`;
  return [tours, changesQuestions(read) && "the shared questions"].filter(Boolean).join(" and ");
};
