import { readdirSync } from "node:fs";
import { parse } from "node:path";
import { isReservedSlug } from "shared/content/pages/pages";
import { expect, test } from "vitest";

const routes = new URL("../pages/", import.meta.url);

test("reserves the addresses of all site pages, so that the owner's pages cannot take them", () => {
  const names = readdirSync(routes)
    .map((file) => parse(file).name)
    .filter((name) => !/^[_.[]/.test(name) && !name.includes("."));
  expect(names.length).toBeGreaterThan(10);
  for (const name of [...names, "index", "gallery-2", "500", "INDEX"])
    expect(isReservedSlug(name.replace("[page]", "2")), name).toBe(true);
});
