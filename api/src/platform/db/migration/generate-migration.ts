import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { migrationsFolder } from "./migrations.ts";

const file = join(migrationsFolder, "0000_initial.sql");
const handWritten = "-- Written by hand from here on";

// No installation exists before 0.9.0, so the one migration is generated again; its hand-written part stays.
const text = readFileSync(file, "utf8");
const start = text.indexOf(handWritten);
if (start < 0) throw new Error(`${file} has no line that begins with "${handWritten}".`);
rmSync(migrationsFolder, { recursive: true });
try {
  execFileSync("drizzle-kit", ["generate", "--name", "initial"], { stdio: "inherit" });
} catch (error) {
  mkdirSync(migrationsFolder, { recursive: true });
  writeFileSync(file, text);
  throw error;
}
const tables = readFileSync(file, "utf8").trimEnd();
writeFileSync(file, `${tables}--> statement-breakpoint\n\n${text.slice(start)}`);
