import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe finds on the page as it is now, with the places. Its script stays in the page until the
 * next one is loaded: to parse it takes longer than to run it. It runs `rules`, or all that it
 * runs by itself.
 */
export async function findViolations(page: Page, rules?: string[]) {
  if (page.frames().length > 1) throw new Error("axe would not look into the frames of this page.");
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    (runOnly) =>
      window.axe.run(document, { resultTypes: ["violations"], ...(runOnly && { runOnly }) }),
    rules,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
