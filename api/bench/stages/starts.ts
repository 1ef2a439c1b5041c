import { setTimeout as pause } from "node:timers/promises";
import { memoryOfTree, type TreeMemory } from "../load/process-memory.ts";
import { percentile } from "../percentile.ts";
import { printTable } from "../report/table.ts";
import { startProduct } from "../servers/start-product.ts";
import { withSampleData } from "../with-sample-data.ts";

const rounds = 3;
const restMilliseconds = 15_000;

type Figures = TreeMemory & { seconds: number };

const measureStart = async (
  folder: string,
  variables: Record<string, string>,
): Promise<Figures> => {
  const began = performance.now();
  await using product = await startProduct(folder, { BACKUP_EVERY: "off", ...variables });
  const seconds = (performance.now() - began) / 1_000;
  await pause(restMilliseconds);
  return { seconds, ...(await memoryOfTree(product.pid ?? 0)) };
};

/** The process with a role of its own, beside the one that makes the pages. */
const measureRole = async (folder: string) => {
  await using _leader = await startProduct(folder, { BACKUP_EVERY: "off", ROLE: "all" });
  return await measureStart(folder, { ROLE: "api" });
};

const kinds: { name: string; measure: (folder: string) => Promise<Figures> }[] = [
  { name: "one process, the site to be built", measure: (folder) => measureStart(folder, {}) },
  { name: "one process, started again", measure: (folder) => measureStart(folder, {}) },
  { name: "PROCESSES=2", measure: (folder) => measureStart(folder, { PROCESSES: "2" }) },
  { name: "--role api beside --role all", measure: measureRole },
];

/** From a start until it is ready, and what it takes of memory at rest, with all processes that it starts itself. */
export const benchStarts = async () => {
  const measured = new Map<string, Figures[]>(kinds.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    await withSampleData({ tours: 20 }, async (folder) => {
      for (const { name, measure } of kinds) measured.get(name)?.push(await measure(folder));
    });
  const median = (runs: Figures[], figureOf: (run: Figures) => number) =>
    percentile(runs.map(figureOf), 50);
  printTable(
    `Starts with 20 tours, median of ${rounds}; memory (PSS) ${restMilliseconds / 1_000} s later`,
    ["", "seconds until ready", "processes", "MB of API and pictures", "MB of what makes pages"],
    [...measured].map(([name, runs]) => [
      name,
      median(runs, ({ seconds }) => seconds).toFixed(1),
      median(runs, ({ processes }) => processes),
      Math.round(median(runs, ({ answering }) => answering)),
      Math.round(median(runs, ({ making }) => making)),
    ]),
  );
};
