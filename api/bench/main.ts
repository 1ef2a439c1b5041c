import { availableParallelism, cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { measureAdmin } from "./admin.ts";
import { measureFirstStart } from "./first-start.ts";
import { goals, type Measured } from "./goals.ts";
import { measureGrowth } from "./growth.ts";
import { measureInquiries } from "./inquiries.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureMemory } from "./memory.ts";
import { measurePages } from "./pages.ts";
import { measureSaves, measureSavesAmongMany } from "./publishing.ts";
import { measurePage, measureServices } from "./requests.ts";
import { formatNumber, median } from "./statistics.ts";
import { measureTests } from "./test-command.ts";
import { measureUploads } from "./uploads.ts";

const measurements: Record<string, () => Promise<Measured[]>> = {
  S1: measureServices,
  S2: measurePage,
  S3: measureInquiries,
  S4: measureSaves,
  S5: measureSavesAmongMany,
  S6: measureUploads,
  S7: measurePages,
  S8: measureLighthouse,
  S9: measureAdmin,
  S10: measureMemory,
  S11: measureGrowth,
  S12: measureFirstStart,
  S13: measureTests,
};

const readOnly = () => {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((argument) => argument !== "--"),
    options: { only: { type: "string", multiple: true, default: [] } },
  });
  const names = values.only.flatMap((list) => list.toUpperCase().split(","));
  const unknown = names.filter((name) => !Object.hasOwn(measurements, name));
  if (unknown.length > 0)
    throw new Error(
      `Unknown goal ${unknown.join(", ")}. Choose from ${Object.keys(measurements).join(", ")}.`,
    );
  return names;
};

const toMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

const toRow = ({ goal: name, of, values, note = "" }: Measured) => {
  const goal = goals[name];
  const value = median(values);
  const isMet = "atLeast" in goal ? value >= goal.atLeast : value <= goal.atMost;
  const limit = "atLeast" in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`;
  const range = [Math.min(...values), Math.max(...values)].map(formatNumber).join("–");
  return [
    goal.id,
    of ? `${goal.what}: ${of}` : goal.what,
    `${formatNumber(value)} ${goal.unit}`,
    range,
    limit,
    isMet ? "yes" : "no",
    note,
  ];
};

const printTable = (rows: string[][]) => {
  const head = ["goal", "what", "measured (median)", "range", "limit", "met", "note"];
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((row) => row[column]?.length ?? 0)));
  for (const row of lines)
    process.stdout.write(
      `${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}\n`,
    );
};

/** A row with the reason when the measurement fails. */
const measureRows = async (id: string, measure: () => Promise<Measured[]>) => {
  try {
    return (await measure()).map(toRow);
  } catch (error) {
    process.exitCode = 1;
    return [[id, "not measured", "", "", "", "no", toMessage(error).split("\n", 1).join("")]];
  }
};

/** `pnpm bench` measures every goal and prints one table; `--only S4,S7` measures these alone. */
const run = async () => {
  const only = readOnly();
  const load = loadavg()[0] ?? 0;
  process.stdout.write(
    `${availableParallelism()} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}\n`,
  );
  if (load > 1)
    process.stdout.write(`The load is ${load.toFixed(1)}: other work distorts the figures.\n`);
  const rows: string[][] = [];
  for (const [id, measure] of Object.entries(measurements)) {
    if (only.length > 0 && !only.includes(id)) continue;
    process.stderr.write(`Measuring ${id} …\n`);
    const began = performance.now();
    const measured = await measureRows(id, measure);
    for (const row of measured) process.stderr.write(`${row.join("  ")}\n`);
    process.stderr.write(`${id} took ${formatNumber((performance.now() - began) / 1_000)} s\n`);
    rows.push(...measured);
  }
  printTable(rows);
};

await run().catch((error) => {
  process.exitCode = 1;
  process.stderr.write(`${toMessage(error)}\n`);
});
