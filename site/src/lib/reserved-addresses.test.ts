import { readdirSync } from "node:fs";
import { parse } from "node:path";
import { isReservedSlug } from "shared/content/pages/pages";
import { expect, test } from "vitest";

const routes = new URL("../pages/", import.meta.url);

test("a page that the owner writes takes the address of no page of the site", () => {
  const names = readdirSync(routes)
    .map((file) => parse(file).name)
    .filter((name) => !/^[_.[]/.test(name) && !name.includes("."));
  expect(names.length).toBeGreaterThan(10);
  for (const name of [...names, "index", "gallery-2", "500", "INDEX"])
    expect(isReservedSlug(name.replace("[page]", "2")), name).toBe(true);
});
