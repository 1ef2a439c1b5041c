import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../../src/startup/builds/fingerprint.ts";
import { decidingValue, type Figure } from "./figures.ts";

const file = join(root, "docs", "measurements.md");
const title = "## History";

/** One cell per goal: ratios where there is a peer, else the figures themselves. */
const cellOf = (id: string, figures: Figure[]) =>
  figures
    .filter(({ goal }) => goal === id)
    .map(decidingValue)
    .join("; ");

/** Adds a line to the table of all runs. */
export const record = async (ids: string[], figures: Figure[], run: string[]) => {
  const text = await readFile(file, "utf8");
  const at = text.indexOf(title);
  if (at < 0) throw new Error(`${file} has no "${title}".`);
  const [before, after] = [text.slice(0, at), text.slice(at)];
  const table = /(?:^\|.*\n)+/m.exec(after)?.[0];
  if (!table) throw new Error(`"${title}" has no table.`);
  const line = `| ${[...run, ...ids.map((id) => cellOf(id, figures))].join(" | ")} |\n`;
  await writeFile(file, before + after.replace(table, () => table + line));
};
