import type { Page } from "@playwright/test";
import { anyEmail, signUp } from "../../api/src/testing/browser/accounts.ts";
import { type See, walkScreen } from "../../api/src/testing/browser/walk-screens.ts";
import { readSpecifiedTexts } from "../../api/src/testing/specified-texts.ts";
import { cutOff, expect, holdBack, test, untilHydrated } from "./fixtures.ts";

/** The states cause these errors themselves. */
test.use({ expectedErrors: /^Failed to load resource|status of 404/ });

const tourPath = "/service/night-boat-with-the-singing-fishermen";

const answerWith = (page: Page, addresses: string, status: number, json: object) =>
  page.route(addresses, (route) => route.fulfill({ status, json }));

const fillInquiry = async (page: Page) => {
  const form = page.locator("#plan-your-tour");
  await form.getByLabel("Email").fill("ada@nowhere");
  await form.getByLabel("Destination").fill("Napoleon Island");
  await form.getByLabel("Number of people").fill("2");
  await form.getByPlaceholder("Checkin Date").fill("3 June");
  await form.getByPlaceholder("Checkout Date").fill("5 June");
};

const fillContact = async (page: Page, email: string) => {
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Message").fill("Do you have tandems?");
};

const submit = (page: Page) => page.locator("main form [type=submit]").first().click();

const screens: Record<string, (page: Page, see: See) => Promise<void>> = {
  "Every page": async (page, see) => {
    await page.goto("/about");
    await see("open");
  },

  "Home page": async (page, see) => {
    await page.goto("/");
    await see("open");
    await fillInquiry(page);
    const held = await holdBack(page, "**/api/inquiries");
    await submit(page);
    await see("inquiry is sending");
    held.release();
    await see("inquiry refused");
    await cutOff(page, "**/api/inquiries");
    await page.getByLabel("Email").fill("ada@example.test");
    await submit(page);
    await see("inquiry not sent");
    await page.getByRole("button", { name: "Open chat" }).click();
    await see("chat open");
  },

  "Tour page": async (page, see) => {
    await page.goto(tourPath);
    await see("open");
    const held = await holdBack(page, "**/api/services/*");
    await page.goto("/service/nobody-knows-it");
    await see("loading");
    held.release();
    await see("unknown tour");
    await answerWith(page, "**/api/services/*", 500, { message: "Try again later." });
    await page.reload();
    await see("not loaded");
  },

  Gallery: async (page, see) => {
    await cutOff(page, "**/gallery-2.json");
    await page.goto("/gallery");
    await untilHydrated(page);
    await see("open");
    await page.getByRole("link", { name: "Page 2" }).click();
    await see("next page not loaded");
  },

  About: async (page, see) => {
    await page.goto("/about");
    await see("open");
  },

  "6-day tour": async (page, see) => {
    await page.goto("/explore-more-to-Rwanda");
    await see("open");
  },

  Contact: async (page, see) => {
    await page.goto("/contact");
    await fillContact(page, "ada@nowhere");
    const held = await holdBack(page, "**/api/contact");
    await submit(page);
    await see("message is sending");
    held.release();
    await see("message refused");
    await cutOff(page, "**/api/contact");
    await page.getByLabel("Email").fill("ada@example.test");
    await submit(page);
    await see("message not sent");
    await page.unrouteAll();
    await page.goto("/contact");
    await fillContact(page, "ada@example.test");
    await submit(page);
    await see("message sent");
  },

  "Sign-in page": async (page, see) => {
    const account = await signUp(page.request);
    await page.goto("/login");
    await see("open");
    await page.getByLabel("Email").fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.getByRole("button", { name: "Show" }).click();
    await see("password shown");
    await answerWith(page, "**/api/ibirwa-clients/login", 500, {});
    await submit(page);
    await see("answer without a message");
    await cutOff(page, "**/api/ibirwa-clients/login");
    await submit(page);
    await see("no connection");
    await page.unrouteAll();
    const held = await holdBack(page, "**/api/ibirwa-clients/login");
    await submit(page);
    await see("signing in");
    held.release();
    await page.waitForURL("/gallery");
    await see("signed in");
  },

  "Join page": async (page, see) => {
    await page.goto("/join");
    await see("open");
    await page.getByRole("button", { name: "Create an account" }).click();
    await see("creating an account");
    await page.getByLabel("Email").fill(anyEmail());
    await page.getByLabel("Username").fill("Ada");
    await page.getByLabel("Password", { exact: true }).fill("long enough to keep");
    await answerWith(page, "**/api/ibirwa-clients/signup", 500, {});
    await submit(page);
    await see("answer without a message");
    await cutOff(page, "**/api/ibirwa-clients/signup");
    await submit(page);
    await see("no connection");
    await page.unrouteAll();
    const held = await holdBack(page, "**/api/ibirwa-clients/signup");
    await submit(page);
    await see("account is being created");
    held.release();
    await page.waitForURL("/login");
  },

  "Any other path": async (page, see) => {
    await page.goto("/no/such/page");
    await see("open");
  },
};

const table = readSpecifiedTexts("Site");

test("docs/specified-texts.md lists exactly the screens that are opened here", () => {
  expect([...table.keys()]).toEqual(Object.keys(screens));
});

for (const [screen, texts] of table) {
  test(`shows the specified texts: ${screen}`, async ({ page }) => {
    await walkScreen(page, texts, async (see) => screens[screen]?.(page, see));
  });
}
