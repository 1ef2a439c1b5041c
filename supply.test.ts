import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compareNode, readNodeSums, runningNode } from "./api/src/platform/node/node-sums.ts";

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

test("installs the Node that the published sums name, on each platform", async () => {
  const [, version = ""] = /^nodeVersion: (\S+)$/m.exec(workspace) ?? [];
  expect(readFileSync(".node-version", "utf8").trim()).toBe(version);
  expect(readFileSync("Dockerfile", "utf8")).toContain(`FROM node:${version}-trixie-slim`);
  const names = workspace.matchAll(/^ {2}node-(?:bin-)?((?:darwin|linux|win)-\w+): (\S+)$/gm);
  const packages = [...names].map(([, at = "", of]) => `${of} ${at.replace(/^win-/, "win32-")}`);
  expect([...(await readNodeSums()).keys()].toSorted()).toEqual(packages.toSorted());
});

test("the installed Node has its published sum", async () => {
  expect(runningNode.version).toBe(/^nodeVersion: (\S+)$/m.exec(workspace)?.[1]);
  expect(await compareNode()).toBe("same");
});
