import type { Page } from "@playwright/test";
import axe from "axe-core";

/**
 * What axe finds on the page as it is now, with the places. Its script stays in the page until the
 * next one is loaded: to parse it takes longer than to run it.
 */
export async function findViolations(page: Page) {
  if (page.frames().length > 1) throw new Error("axe would not look into the frames of this page.");
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    window.axe.run(document, { resultTypes: ["violations"] }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
