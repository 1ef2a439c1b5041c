import { portableTour, tourImportRow } from "shared/tour-transfer";
import { z } from "zod";
import { mapInTurns } from "./map-in-turns.ts";

const planRow = tourImportRow.extend({
  /** `null` where it is refused. */
  tour: portableTour.nullable(),
  /** The last edit of the tour that it was compared with. */
  readAt: z.string().nullable(),
});
const photoHashes = z.record(z.string(), z.string());

/** What an import is going to do. */
export type ImportPlan = {
  rows: z.infer<typeof planRow>[];
  /** The hash of each photo, by its name in the archive. */
  hashes: z.infer<typeof photoHashes>;
};

/** Lines of JSON: the hashes, then each row. */
export const stringifyPlan = async ({ rows, hashes }: ImportPlan) => {
  const lines = await mapInTurns([hashes, ...rows], (line) => JSON.stringify(line));
  return lines.join("\n");
};

export const parsePlan = async (text: string): Promise<ImportPlan> => {
  const [hashes = "", ...rows] = text.split("\n");
  return {
    hashes: photoHashes.parse(JSON.parse(hashes)),
    rows: await mapInTurns(rows, (row) => planRow.parse(JSON.parse(row))),
  };
};
