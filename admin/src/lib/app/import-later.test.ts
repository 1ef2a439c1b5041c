import { expect, test } from "vitest";
import { importLater } from "./import-later.ts";

const soon = { first: 1, next: 1 };

test("retries a failed import until it loads", async () => {
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries < 3) throw new TypeError("Failed to fetch dynamically imported module");
    return "loaded";
  };
  expect(await importLater(load, new AbortController().signal, soon)).toBe("loaded");
  expect(tries).toBe(3);
});

test("loads nothing for a closed screen", async () => {
  const leaving = new AbortController();
  const load = async () => {
    leaving.abort();
    throw new TypeError("Failed to fetch dynamically imported module");
  };
  expect(await importLater(load, leaving.signal, soon)).toBeUndefined();
  expect(await importLater(async () => "loaded", leaving.signal, soon)).toBeUndefined();
});
