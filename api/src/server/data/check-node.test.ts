import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compareNode } from "#platform/node/node-sums.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { createNodeCheck } from "./check-node.ts";

const open = async (content = "node") => {
  const folder = await makeFolder();
  const binary = { path: join(folder, "node"), version: "26.10.0", platform: "linux-x64" };
  await writeFile(binary.path, content);
  const sums = new Map([["26.10.0 linux-x64", createHash("sha256").update("node").digest("hex")]]);
  const warnings: unknown[] = [];
  const check = createNodeCheck({
    dataDir: folder,
    log: { warn: (fields: unknown) => warnings.push(fields) },
    binary,
    compare: (given) => compareNode(given, sums),
  });
  return { check, binary, folder, warnings };
};

test("compares a binary once, and again after it was replaced", async () => {
  const { check, binary, warnings } = await open();
  expect(await check()).toEqual({ compared: 1 });
  expect(await check()).toEqual({ compared: 0 });
  await writeFile(binary.path, "another node");
  expect(await check()).toEqual({ compared: 1 });
  expect(warnings).toEqual([
    { event: "node_binary.different", path: binary.path, version: "26.10.0" },
  ]);
});

test("warns at each comparison while the binary is different", async () => {
  const { check, warnings } = await open("another node");
  await check();
  await check();
  expect(warnings).toHaveLength(2);
});

test("accepts a version without a published sum", async () => {
  const { check, binary, folder, warnings } = await open("another node");
  const sums = new Map<string, string>();
  expect(await compareNode(binary, sums)).toBe("unlisted");
  binary.version = "22.18.0";
  await check();
  expect(warnings).toEqual([]);
  expect(await readFile(join(folder, "node-checked"), "utf8")).toMatch(/^22\.18\.0 /);
});
