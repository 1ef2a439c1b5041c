import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../../src/startup/builds/fingerprint.ts";
import { type Figure, worstOfEach } from "./figures.ts";

const file = join(root, "docs", "measurements.md");
const title = "## History";

/** Adds a line to the table of all runs. */
export const record = async (ids: string[], figures: Figure[], run: string[]) => {
  const text = await readFile(file, "utf8");
  const at = text.indexOf(title);
  if (at < 0) throw new Error(`${file} has no "${title}".`);
  const [before, after] = [text.slice(0, at), text.slice(at)];
  const table = /(?:^\|.*\n)+/m.exec(after)?.[0];
  if (!table) throw new Error(`"${title}" has no table.`);
  const line = `| ${[...run, ...ids.map((id) => worstOfEach(id, figures).join("; "))].join(" | ")} |\n`;
  await writeFile(file, before + after.replace(table, () => table + line));
};
