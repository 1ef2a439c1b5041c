import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { excused, floors, malicious } from "./known-bad-versions.ts";

/** Free to use and to pass on. LGPL: libvips, which sharp loads as a library of its own; MPL: files that we do not change. */
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

/** `name@version` of everything that can be installed. */
const locked = () => {
  const lockfile = readFileSync("pnpm-lock.yaml", "utf8");
  const packages = lockfile.slice(
    lockfile.indexOf("\npackages:"),
    lockfile.indexOf("\nsnapshots:"),
  );
  return [...packages.matchAll(/^ {2}'?((?:@[^/]+\/)?[^@'\s]+@[^:'(]+)'?:$/gm)].map(
    ([, found]) => found ?? "",
  );
};

const isOlder = (version: string, floor: string) =>
  version.localeCompare(floor, "en", { numeric: true }) < 0;

const isBad = (installed: string) => {
  const at = installed.lastIndexOf("@");
  const floor = floors[installed.slice(0, at)]?.version;
  const isBelow = floor !== undefined && isOlder(installed.slice(at + 1), floor);
  return malicious.has(installed) || (isBelow && !excused[installed]);
};

type Package = { name: string; license?: unknown; version: string };

const installed = () =>
  globSync("node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json").map(
    (path) => JSON.parse(readFileSync(path, "utf8")) as Package,
  );

/** `(MIT OR CC0-1.0)` leaves a choice, `MIT AND Zlib` asks for both. */
const isAllowed = (licence: string) =>
  licence
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((name) => licences.has(name)));

test("nothing can be installed that is known to be bad", () => {
  const all = locked();
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter(isBad)).toEqual([]);
});

test.each(["debug@4.4.2", "hono@4.11.3", "hono@3.12.0", "esbuild@0.24.2"])(
  "%s would be found",
  (name) => {
    expect(isBad(name)).toBe(true);
  },
);

test.each(["hono@4.11.4", "hono@4.101.0", "left-pad@0.0.1", "esbuild@0.18.20"])(
  "%s would not",
  (name) => {
    expect(isBad(name)).toBe(false);
  },
);

test("what is excused is still there", () => {
  expect(locked()).toEqual(expect.arrayContaining(Object.keys(excused)));
});

test("every package comes from the registry, with the checksum of its files", () => {
  const lines = readFileSync("pnpm-lock.yaml", "utf8").matchAll(/^ +resolution: (.*)$/gm);
  const sources = [...lines].map(([, source = ""]) => source);
  expect(sources.length).toBeGreaterThan(500);
  const isFromRegistry = (source: string) => /^\{integrity: sha512-[\w+/]+=*\}$/.test(source);
  expect(sources.filter((source) => !isFromRegistry(source))).toEqual([]);
});

test("everything installed may be used and passed on", () => {
  const packages = installed().filter(({ name }) => name);
  expect(packages.length).toBeGreaterThan(500);
  const refused = packages.filter(
    ({ license }) => typeof license !== "string" || !isAllowed(license),
  );
  expect(refused.map(({ name, version, license }) => `${name}@${version}: ${license}`)).toEqual([]);
});

test("a release is a week old before it is taken, and its scripts run only where they are named", () => {
  expect(workspace).toMatch(/^minimumReleaseAge: 10080$/m);
  const named = /^allowBuilds:\n((?: {2}.+\n?)+)/m.exec(workspace)?.[1] ?? "";
  expect(named.trim().split(/\n\s*/)).toEqual(["esbuild: true", "sharp: false", "workerd: false"]);
});
