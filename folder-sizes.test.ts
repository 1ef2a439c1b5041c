import { globSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";

const mostFiles = 20;
/** One file per noun of the contract. */
const exceptions = ["shared/src", "shared/src/endpoints"];

test("no folder has more than 20 source files beside each other", () => {
  const sources = globSync("{shared,api,site,admin}/{src,builder}/**/*.{ts,tsx,astro}").filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  const folders = Map.groupBy(sources, dirname);
  const large = [...folders].filter(
    ([folder, files]) => files.length > mostFiles && !exceptions.includes(folder),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(large.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
});
