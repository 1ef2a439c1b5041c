import type { Page } from "@playwright/test";
import { expectNoSidewaysScrolling } from "../../api/src/testing/browser/expect-accessible.ts";
import { expect, lostConnection, owner, test } from "../../api/src/testing/browser/visitor-test.ts";

/** Aborts requests to these addresses, as if the server were down. */
export const cutOff = (page: Page, addresses: string) =>
  page.route(addresses, (route) => route.abort("connectionrefused"));

/** Delays requests to these addresses until `release` is called. */
export async function holdBack(page: Page, addresses: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

/** Touches the islands within an element and waits for their hydration. */
export async function untilHydrated(page: Page, within = "main") {
  const islands = page.locator(`${within} astro-island`);
  await islands.locator("form, nav, button, [data-becomes-button]").evaluateAll((controls) => {
    for (const control of controls) control.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await expect(page.locator(`${within} astro-island[ssr]`)).toHaveCount(0);
}

export async function expectFits(page: Page) {
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScrolling(page);
  }
}

export { expect, lostConnection, owner, test };
