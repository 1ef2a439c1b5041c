import type { Page } from "@playwright/test";
import { expect, signIn, test } from "./fixtures.ts";

const forms = [
  "/create-service",
  "/create-gallery",
  "/inbox",
  "/numbers",
  "/admin-settings/profile",
  "/admin-settings/account",
  "/admin-settings/mail",
  "/admin-settings/questions",
  "/admin-settings/pages/new",
  "/admin-settings/site/brand",
  "/admin-settings/site/hours",
  "/admin-settings/site/texts",
  "/admin-panel/reviews/new",
];

const fields =
  ':is(input, select, textarea, [contenteditable="true"]):not([type="hidden"], [type="file"])';

/** Focuses each visible field by keyboard's rules, and tells those around which nothing is drawn. */
const findWithoutRing = (page: Page) =>
  page.locator(`main ${fields}`).evaluateAll((all) => {
    const isRinged = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    };
    return all
      .filter((field): field is HTMLElement => field instanceof HTMLElement)
      .filter((field) => field.checkVisibility() && !field.matches(":disabled"))
      .filter((field) => {
        field.focus({ focusVisible: true });
        if (document.activeElement !== field) return false;
        // A switch draws it beside its input, a password, tags or formatted text around it.
        const frame = field.closest(".mantine-RichTextEditor-root, .mantine-Input-input");
        const around = [field.parentElement, frame];
        const near = [field, field.nextElementSibling, ...around];
        return !near.some((element) => element && isRinged(element));
      })
      .map((field) => field.outerHTML.slice(0, 120));
  });

test("every field shows where the focus is by a ring of 2 px", async ({ page, admin }) => {
  test.slow();
  await signIn(page, admin);
  for (const path of forms) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(await findWithoutRing(page)).toEqual([]);
    });
  }
});
