import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** LGPL covers libvips, which sharp loads as a separate library; MPL covers files that we do not change. */
const licences = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "CC-BY-4.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

const workspace = readFileSync("pnpm-workspace.yaml", "utf8");

type Package = { name: string; license?: unknown; version: string };

const installed = () =>
  globSync("node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json").map(
    (path) => JSON.parse(readFileSync(path, "utf8")) as Package,
  );

/** `(MIT OR CC0-1.0)` leaves a choice, `MIT AND Zlib` requires both. */
const isAllowed = (licence: string) =>
  licence
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((name) => licences.has(name)));

test("locks every package to a registry release with a SHA-512 checksum", () => {
  const lines = readFileSync("pnpm-lock.yaml", "utf8").matchAll(/^ +resolution: (.*)$/gm);
  const sources = [...lines].map(([, source = ""]) => source);
  expect(sources.length).toBeGreaterThan(500);
  const isFromRegistry = (source: string) => /^\{integrity: sha512-[\w+/]+=*\}$/.test(source);
  expect(sources.filter((source) => !isFromRegistry(source))).toEqual([]);
});

test("installs packages under permitted licences only", () => {
  const packages = installed().filter(({ name }) => name);
  expect(packages.length).toBeGreaterThan(500);
  const refused = packages.filter(
    ({ license }) => typeof license !== "string" || !isAllowed(license),
  );
  expect(refused.map(({ name, version, license }) => `${name}@${version}: ${license}`)).toEqual([]);
});

test("takes releases after a week and runs install scripts of named packages only", () => {
  expect(workspace).toMatch(/^minimumReleaseAge: 10080$/m);
  const named = /^allowBuilds:\n((?: {2}.+\n?)+)/m.exec(workspace)?.[1] ?? "";
  expect(named.trim().split(/\n\s*/)).toEqual(["esbuild: true", "sharp: false", "workerd: false"]);
});
