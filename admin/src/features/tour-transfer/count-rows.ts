import type { TourImportRow } from "shared/tour-transfer";

/** How many rows there are of each status, and of those that would write something. */
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

/** As in `1 tour` or `5 tours`. */
export const countTours = (count: number) => `${count} ${count === 1 ? "tour" : "tours"}`;
