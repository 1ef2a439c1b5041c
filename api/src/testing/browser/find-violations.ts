import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Returns axe's findings with their places. The script stays in the page until the next one loads:
 * parsing it takes longer than running it.
 */
export async function findViolations(page: Page) {
  // Previews and day sheets are also pages of the site, whose own tests look at them.
  const frames = page.locator("iframe:not([title='Preview of the page'], [title^='Day sheet'])");
  if ((await frames.count()) > 0)
    throw new Error("axe would not look into the frames of this page.");
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(() =>
    window.axe.run({ exclude: ["iframe"] }, { resultTypes: ["violations"] }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
