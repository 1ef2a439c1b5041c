import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { migrationsFolder } from "./migrations.ts";

/** Of the time before updates went one process after the other. */
const known = new Set([
  "0001_lists_in_memory.sql",
  "0007_mail_parts.sql",
  "0008_lists_from_the_database.sql",
  "0009_tour_facts.sql",
  "0010_inquiry_phone_and_message.sql",
  "0022_sessions.sql",
]);

const takesAway = /\bDROP\s+(TABLE|COLUMN)\b|\bRENAME\b/i;
/** Names the version since which nothing reads or writes what goes. */
const marker = /^-- contracts: unused since \S+/m;

const isRefused = (sql: string) => takesAway.test(sql) && !marker.test(sql);

test("no migration takes away what an older process, still running, reads or writes", () => {
  const files = globSync(join(migrationsFolder, "*.sql"));
  const refused = files
    .filter((file) => isRefused(readFileSync(file, "utf8")))
    .map((f) => basename(f));
  expect(new Set(refused)).toEqual(known);
});

test.each([
  "ALTER TABLE `users` DROP COLUMN `x`;",
  "drop table users;",
  "ALTER TABLE `users` RENAME TO `people`;",
  "ALTER TABLE `users` RENAME COLUMN `x` TO `y`;",
])("%s would be refused, unless it says since when it is unused", (sql) => {
  expect(isRefused(sql)).toBe(true);
  expect(isRefused(`-- contracts: unused since 0029_leases\n${sql}`)).toBe(false);
});
