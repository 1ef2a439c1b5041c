import { question } from "shared/content/questions";
import {
  portableTour,
  tourImportQuestions,
  tourImportRow,
} from "shared/content/tours/tour-transfer";
import { z } from "zod";
import { mapInTurns } from "#platform/async/map-in-turns.ts";

const planRow = tourImportRow.extend({
  /** `null` where it is refused. */
  tour: portableTour.nullable(),
  /** The last edit of the tour that it was compared with. */
  readAt: z.string().nullable(),
});
const planQuestions = tourImportQuestions.extend({
  questions: z.array(question),
  /** The version of those that they were compared with. */
  readVersion: z.string(),
});
const planHead = z.object({
  /** The hash of each photo, by its name in the archive. */
  hashes: z.record(z.string(), z.string()),
  questions: planQuestions.nullable(),
});

/** The planned changes of an import. */
export type ImportPlan = z.infer<typeof planHead> & { rows: z.infer<typeof planRow>[] };

/** Lines of JSON: the head, then each row. */
export const stringifyPlan = async ({ rows, ...head }: ImportPlan) => {
  const lines = await mapInTurns([head, ...rows], (line) => JSON.stringify(line));
  return lines.join("\n");
};

export const parsePlan = async (text: string): Promise<ImportPlan> => {
  const [head = "", ...rows] = text.split("\n");
  return {
    ...planHead.parse(JSON.parse(head)),
    rows: await mapInTurns(rows, (row) => planRow.parse(JSON.parse(row))),
  };
};
