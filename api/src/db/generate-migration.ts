import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { migrationsFolder } from "./migrations.ts";

const file = join(migrationsFolder, "0000_initial.sql");
const handWritten = "-- Written by hand from here on";

// Until 0.9.0 no installation exists: the one migration is made again from the schema, and its hand-written part stays.
const text = readFileSync(file, "utf8");
const start = text.indexOf(handWritten);
if (start < 0) throw new Error(`${file} has no line that begins with "${handWritten}".`);
rmSync(migrationsFolder, { recursive: true });
execFileSync("drizzle-kit", ["generate", "--name", "initial"], { stdio: "inherit" });
const tables = readFileSync(file, "utf8").trimEnd();
writeFileSync(file, `${tables}--> statement-breakpoint\n\n${text.slice(start)}`);
