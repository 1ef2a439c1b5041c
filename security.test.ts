import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const serverSources = globSync("{api/src,shared/src,site/builder}/**/*.ts").filter(
  (file) => !/test/.test(file),
);

test("runs no text as a shell command and evaluates none on the server", () => {
  const risky = /\bexec(Sync)?\((?<!\.exec\()|shell: |\beval\(|new Function\(|node:vm/;
  const found = serverSources.filter((file) => risky.test(readFileSync(file, "utf8")));
  expect(serverSources.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});

test("uses the system's randomness on the server, except for the length of pauses", () => {
  const found = serverSources.filter((file) => /Math\.random/.test(readFileSync(file, "utf8")));
  expect(found).toEqual(["api/src/platform/async/backoff.ts"]);
});

test("docs/asvs.md names files that exist", () => {
  const evidence = readFileSync("docs/asvs.md", "utf8").matchAll(/ Met: (.*)\.$/gm);
  const files = [...evidence].flatMap(([, list = ""]) => list.match(/(?<=`)[^`,]+(?=`)/g) ?? []);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
