import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { migrationsFolder } from "./migration/migrations.ts";

const takesAway = /\bDROP\s+(TABLE|COLUMN)\b|\bRENAME\b/i;
/** Names the version since which nothing reads or writes the dropped column or table. */
const marker = /^-- contracts: unused since \S+/m;

const isRefused = (sql: string) => takesAway.test(sql) && !marker.test(sql);

test("no migration takes away what an older process, still running, reads or writes", () => {
  const files = globSync(join(migrationsFolder, "*.sql"));
  const refused = files
    .filter((file) => isRefused(readFileSync(file, "utf8")))
    .map((f) => basename(f));
  expect(files).not.toEqual([]);
  expect(refused).toEqual([]);
});

test.each([
  "ALTER TABLE `users` DROP COLUMN `x`;",
  "drop table users;",
  "ALTER TABLE `users` RENAME TO `people`;",
  "ALTER TABLE `users` RENAME COLUMN `x` TO `y`;",
])("%s would be refused, unless it says since when it is unused", (sql) => {
  expect(isRefused(sql)).toBe(true);
  expect(isRefused(`-- contracts: unused since 0.9.0\n${sql}`)).toBe(false);
});
