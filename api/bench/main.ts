import { parseArgs } from "node:util";
import { benchAttacks } from "./attacks.ts";
import { benchCrashes } from "./crashes.ts";
import { benchDesk } from "./desk.ts";
import { benchFloods } from "./floods.ts";
import type { Measured } from "./goals.ts";
import { benchLists, measureLists } from "./lists.ts";
import { measureMessages } from "./messages.ts";
import { measureAdmin } from "./pages/admin-screens.ts";
import { measureLighthouse } from "./pages/lighthouse.ts";
import { measurePageWeights } from "./pages/page-weights.ts";
import { benchPictures, measureMemory, measureUploading } from "./pictures.ts";
import { benchProcesses } from "./processes.ts";
import { measureSaving, measureSavingAmongMany } from "./publishing.ts";
import { figureHead, toFigure, toRow } from "./report/figures.ts";
import { record } from "./report/history.ts";
import { describeMachine, readCommit } from "./report/machine.ts";
import { reportFailure } from "./report/report-failure.ts";
import { printTable } from "./report/table.ts";
import { measurePage, measureServices } from "./requests.ts";
import { benchGrowth, measureGrowth } from "./stages/growth.ts";
import { benchHosts } from "./stages/hosts.ts";
import { benchImage } from "./stages/image.ts";
import { benchStarts } from "./stages/starts.ts";
import { benchWeights } from "./stages/weights.ts";

const measurements: Record<string, (() => Promise<Measured[]>)[]> = {
  S1: [measureServices],
  S2: [measurePage],
  S3: [measureMessages],
  S4: [measureSaving],
  S5: [measureSavingAmongMany],
  S6: [measureUploading],
  S7: [measurePageWeights],
  S8: [measureLighthouse],
  S9: [measureLists, measureAdmin],
  S10: [measureMemory],
  S11: [measureGrowth],
};

/** Tables of their own. */
const benches: Record<string, () => Promise<void>> = {
  lists: benchLists,
  desk: benchDesk,
  processes: benchProcesses,
  hosts: benchHosts,
  starts: benchStarts,
  image: benchImage,
  weights: benchWeights,
  crashes: benchCrashes,
  floods: benchFloods,
  attacks: benchAttacks,
  growth: benchGrowth,
  pictures: benchPictures,
};

const readArguments = () => {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2).filter((argument) => argument !== "--"),
    allowPositionals: true,
    options: {
      only: { type: "string", multiple: true, default: [] },
      json: { type: "boolean", default: false },
      record: { type: "boolean", default: false },
    },
  });
  const only = values.only.flatMap((names) => names.toUpperCase().split(","));
  for (const [kind, names, known] of [
    ["goal", only, measurements],
    ["bench", positionals, benches],
  ] as const) {
    const unknown = names.filter((name) => !Object.hasOwn(known, name));
    if (unknown.length > 0)
      throw new Error(
        `There is no ${kind} ${unknown.join(", ")}; there are: ${Object.keys(known).join(", ")}.`,
      );
  }
  return { ...values, only, named: positionals };
};

const measureGoals = async ({ only, ...options }: ReturnType<typeof readArguments>) => {
  const ids = Object.keys(measurements).filter((id) => only.length === 0 || only.includes(id));
  const machine = describeMachine();
  const measured: Measured[] = [];
  for (const id of ids) {
    process.stderr.write(`${id} …\n`);
    for (const measure of measurements[id] ?? [])
      try {
        measured.push(...(await measure()));
      } catch (error) {
        // What was measured before it is not lost with it.
        reportFailure(error, `${id} could not be measured: `);
      }
  }
  const figures = measured.map(toFigure);
  const run = [new Date().toISOString().slice(0, 10), readCommit(), machine];
  if (options.record) await record(Object.keys(measurements), figures, run);
  if (options.json) process.stdout.write(`${JSON.stringify({ machine, figures }, null, 2)}\n`);
  else {
    printTable(machine, figureHead, figures.map(toRow));
    const notes = figures.flatMap(({ goal, note }) => (note ? [`${goal}: ${note}`] : []));
    process.stdout.write(`\n${[...new Set(notes)].join("\n")}\n`);
  }
};

/**
 * `pnpm bench`: what must be reached, as one table; `--only S4` measures that alone, `--json` prints it for programs, `--record` adds
 * a line to the history. `pnpm bench name …` runs the benches of that name.
 */
const run = async () => {
  const options = readArguments();
  if (options.named.length === 0) return measureGoals(options);
  for (const name of options.named)
    await benches[name]?.().catch((error) => reportFailure(error, `${name}: `));
};

await run().catch((error) => reportFailure(error));
