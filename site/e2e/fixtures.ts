import { randomInt, randomUUID } from "node:crypto";
import { type APIRequestContext, test as base, expect, type Page } from "@playwright/test";
import { expectNoSidewaysScrolling } from "../../api/src/testing/browser/expect-accessible.ts";

/** The admin of the product under test. */
export const owner = { email: "owner@example.test", password: "a password for the tests" };

const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

type Options = {
  /** What the console may complain about; where a test cuts a connection, the browser says so. */
  expectedErrors: RegExp | undefined;
};

/** The browser's own line for a request that failed or was refused. */
export const failedRequest = /^Failed to load resource/;

type OwnerHeaders = { Authorization: string };

/** A page transition that the browser gave up because the test changed the window meanwhile. */
const resized = "Transition was aborted because of invalid state. Viewport size changed";

/** Every test is a visitor with an address of its own; an error in the page's console fails it. */
export const test = base.extend<Options, { ownerHeaders: OwnerHeaders }>({
  expectedErrors: [undefined, { option: true }],
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, "X-Forwarded-For": anyAddress() });
  },
  // Once a worker: an account may not sign in often.
  ownerHeaders: [
    async ({ playwright }, use, { project }) => {
      const { baseURL = "" } = project.use;
      const context = await playwright.request.newContext({ baseURL });
      const reply = await context.post("/api/ibirwa-clients/login", {
        data: owner,
        headers: { "X-Forwarded-For": anyAddress() },
      });
      const { token } = await reply.json();
      await context.dispose();
      await use({ Authorization: `Bearer ${token}` });
    },
    { scope: "worker" },
  ],
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => message !== resized && errors.push(message));
    page.on("console", (message) => {
      if (message.type() !== "error" || expectedErrors?.test(message.text())) return;
      errors.push(message.text());
    });
    await use(page);
    expect(errors, "errors in the console").toEqual([]);
  },
});

/** Answers no request to these addresses, as if the server were away. */
export const cutOff = (page: Page, addresses: string) =>
  page.route(addresses, (route) => route.abort("connectionrefused"));

/** Holds requests to these addresses back until `release` is called. */
export async function holdBack(page: Page, addresses: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

/** Touches the islands within an element, and waits until they work. */
export async function untilHydrated(page: Page, within = "main") {
  const islands = page.locator(`${within} astro-island`);
  await islands.locator("form, nav, button, [data-becomes-button]").evaluateAll((controls) => {
    for (const control of controls) control.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await expect(page.locator(`${within} astro-island[ssr]`)).toHaveCount(0);
}

/** An e-mail address that nobody else uses. */
export const anyEmail = () => `visitor-${randomUUID()}@example.test`;

/** Creates a client's account through the API. */
export async function signUp(request: APIRequestContext) {
  const account = { email: anyEmail(), username: "Ada", password: "long enough to keep" };
  const reply = await request.post("/api/ibirwa-clients/signup", { data: account });
  expect(reply.status()).toBe(201);
  return account;
}

/** Signs in on the sign-in page and waits until it has been left. */
export async function signIn(page: Page, account: { email: string; password: string }) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL((url) => url.pathname !== "/login");
}

/** Nothing makes the page scroll sideways on a phone, a tablet and a wide screen. */
export async function expectFits(page: Page) {
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScrolling(page);
  }
}

export { expect };
