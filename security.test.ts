import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Requirements of OWASP ASVS 5.0.0 by level, as `section.numbers`. */
const required = {
  1: `1.2.1-5 1.3.1-2 1.5.1 2.1.1 2.2.1-2 2.3.1 3.2.1-2 3.3.1 3.4.1-2 3.5.1-3 4.1.1 4.4.1 5.2.1-2
    5.3.1-2 6.1.1 6.2.1-8 6.3.1-2 6.4.1-2 7.2.1-4 7.4.1-2 8.1.1 8.2.1-2 8.3.1 9.1.1-3 9.2.1 10.4.1-5
    11.3.1-2 11.4.1 12.1.1 12.2.1-2 13.4.1 14.2.1 14.3.1 15.1.1 15.2.1 15.3.1`,
  2: `1.1.1-2 1.2.6-9 1.3.3-11 1.4.1-3 1.5.2 2.1.2-3 2.2.3 2.3.2-4 2.4.1 3.3.2-4 3.4.3-6 3.5.4-5
    3.7.1-2 4.1.2-3 4.2.1 4.3.1-2 4.4.2-4 5.1.1 5.2.3 5.4.1-3 6.1.2-3 6.2.9-12 6.3.3-4 6.4.3-4 6.5.1-5
    6.6.1-3 6.8.1-4 7.1.1-3 7.3.1-2 7.4.3-5 7.5.1-2 7.6.1-2 8.1.2 8.2.3 8.4.1 9.2.2-4 10.1.1-2
    10.2.1-2 10.3.1-4 10.4.6-11 10.5.1-5 10.6.1-2 10.7.1-3 11.1.1-2 11.2.1-3 11.3.3 11.4.2-4 11.5.1
    11.6.1 12.1.2-3 12.3.1-4 13.1.1 13.2.1-5 13.3.1-2 13.4.2-5 14.1.1-2 14.2.2-4 14.3.2-3 15.1.2-3
    15.2.2-3 15.3.2-7 16.1.1 16.2.1-5 16.3.1-4 16.4.1-3 16.5.1-3 17.1.1 17.2.1-4 17.3.1-2`,
};

/** `6.2.1-3` is 6.2.1, 6.2.2 and 6.2.3. */
const expand = (range: string) => {
  const [, section = "", first = "", last = first] =
    /^(\d+\.\d+)\.(\d+)(?:-(\d+))?$/.exec(range) ?? [];
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_, index) => `${section}.${Number(first) + index}`);
};

const requirements = Object.entries(required).flatMap(([level, ranges]) =>
  ranges.split(/\s+/).flatMap((range) => expand(range).map((id) => `${id} (L${level})`)),
);

const row = /^- (?<id>[\d.]+ \(L[12]\)) .+?\. (?<status>Met|Not applicable|Open): .+\.$/;
const lines = readFileSync("docs/asvs.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("- "));
const rows = lines.map((line) => {
  const { id, status } = row.exec(line)?.groups ?? {};
  return { line, id, status };
});

/** A file, and what must stand in it: a test's name, else any text. */
const evidenceIn = (line: string) =>
  [...line.matchAll(/`([^`]+)`((?:,? "[^"]+")+)/g)].flatMap(([, file = "", texts = ""]) =>
    [...texts.matchAll(/"([^"]+)"/g)].map(([, text = ""]) => ({ file, text })),
  );
const evidence = rows.flatMap(({ line }) => evidenceIn(line));

/** Texts that stand where a call takes a name and a function. */
const testNames = (source: string) =>
  [...source.matchAll(/\(\s*(["'`])((?:(?!\1)[^\\]|\\.)*)\1,\s*(?:async )?\(/g)].map(
    ([, , name]) => name,
  );

const holds = (file: string) => {
  const source = readFileSync(file, "utf8");
  const names = new Set(testNames(source));
  const isTest = /\.test\.tsx?$/.test(file);
  return (text: string) => (isTest ? names.has(text) : source.includes(text));
};

const serverSources = globSync("{api/src,shared/src,site/builder}/**/*.ts").filter(
  (file) => !/test/.test(file),
);

test("every requirement of the levels 1 and 2 is answered, once and in order", () => {
  const byNumber = (one: string, other: string) =>
    one.localeCompare(other, "en", { numeric: true });
  expect(requirements).toHaveLength(70 + 183);
  expect(rows.filter(({ status }) => !status).map(({ line }) => line)).toEqual([]);
  expect(rows.map(({ id }) => id)).toEqual(requirements.toSorted(byNumber));
});

test("what is met names what shows it, and everything named is there", () => {
  const unproven = rows.filter(
    ({ line, status }) => status === "Met" && evidenceIn(line).length === 0,
  );
  expect(unproven.map(({ id }) => id)).toEqual([]);
  const files = new Map(evidence.map(({ file }) => [file, holds(file)]));
  const missing = evidence.filter(({ file, text }) => !files.get(file)?.(text));
  expect(missing).toEqual([]);
});

test("SECURITY.md tells how many requirements are met", () => {
  const text = readFileSync("SECURITY.md", "utf8");
  for (const level of [1, 2]) {
    const count = (status: string) =>
      rows.filter((one) => one.id?.endsWith(`(L${level})`) && one.status === status).length;
    expect(text).toContain(
      `Level ${level}: ${count("Met")} met, ${count("Not applicable")} not applicable, ${count("Open")} open.`,
    );
  }
});

test("no text becomes a command of a shell, and none becomes code on the server", () => {
  const risky = /\bexec(Sync)?\((?<!\.exec\()|shell: |\beval\(|new Function\(|node:vm/;
  const found = serverSources.filter((file) => risky.test(readFileSync(file, "utf8")));
  expect(serverSources.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});

test("chance on the server is the system's, but for the lengths of pauses", () => {
  const found = serverSources.filter((file) => /Math\.random/.test(readFileSync(file, "utf8")));
  expect(found).toEqual(["api/src/lib/async/backoff.ts"]);
});

test("every event of the log is in docs/operations.md", () => {
  const events = serverSources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/event: "([^"]+)"/g)].map(([, name]) => name),
  );
  const documented = readFileSync("docs/operations.md", "utf8");
  expect(events.length).toBeGreaterThan(20);
  expect(events.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
});
