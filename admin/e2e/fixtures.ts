import { randomInt, randomUUID } from "node:crypto";
import { type APIRequestContext, test as base, expect, type Page } from "@playwright/test";
import { sessionKeys } from "shared/auth";

/** The admin of the product under test. */
export const owner = { email: "owner@example.test", password: "a password for the tests" };

export type Account = { email: string; password: string };

const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Chromium's word on a fade between two pages when only the site's page asks for one. */
const leavesSite = /ViewTransition opt-in disabled/;

type Options = {
  /** What the console may complain about; where the server refuses, the browser says so. */
  expectedErrors: RegExp | undefined;
};
type Fixtures = Options & {
  /** An admin of this test alone. */
  admin: Account;
};
type OwnerHeaders = { Authorization: string };
type WorkerFixtures = { ownerHeaders: OwnerHeaders };

/** Creates a client's account through the API. */
export async function signUp(request: APIRequestContext): Promise<Account> {
  const account = { email: `${randomUUID()}@example.test`, password: "long enough to keep" };
  const data = { ...account, username: "Ada" };
  const reply = await request.post("/api/ibirwa-clients/signup", { data });
  expect(reply.status()).toBe(201);
  return account;
}

/** Creates an admin's account, whose sessions nobody else ends. */
export async function createAdmin(request: APIRequestContext, headers: OwnerHeaders) {
  const account = await signUp(request);
  const found = await request.get(`/api/ibirwa-clients/users?q=${account.email}`, { headers });
  const [user] = (await found.json()).users;
  const path = `/api/ibirwa-clients/user/${user._id}`;
  const data = { password: owner.password };
  await request.post("/api/ibirwa-clients/me/proof", { headers, data });
  const reply = await request.put(path, { headers, data: { ...user, role: "admin" } });
  expect(reply.status()).toBe(200);
  return account;
}

/** Every test is a visitor with an address of its own; an error in the page's console fails it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedErrors: [undefined, { option: true }],
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, "X-Forwarded-For": anyAddress() });
  },
  // Once a worker: an account may not sign in often.
  ownerHeaders: [
    async ({ playwright }, use, { project }) => {
      const { baseURL = "" } = project.use;
      const extraHTTPHeaders = { "X-Forwarded-For": anyAddress() };
      const context = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
      const reply = await context.post("/api/ibirwa-clients/login", { data: owner });
      const { token } = await reply.json();
      await context.dispose();
      await use({ Authorization: `Bearer ${token}` });
    },
    { scope: "worker" },
  ],
  admin: async ({ request, ownerHeaders }, use) => use(await createAdmin(request, ownerHeaders)),
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => {
      if (!leavesSite.test(error.message)) errors.push(error.message);
    });
    page.on("console", (message) => {
      if (message.type() !== "error" || expectedErrors?.test(message.text())) return;
      errors.push(message.text());
    });
    await use(page);
    expect(errors, "errors in the console").toEqual([]);
  },
});

/** Fills in the sign-in page, which is open, and waits until it has been left. */
export async function fillSignIn(page: Page, { email, password }: Account) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL((url) => url.pathname !== "/login");
}

/** Opens the sign-in page and signs in, which leads an admin to the dashboard. */
export async function signInByForm(page: Page, account: Account) {
  await page.goto("/login");
  await fillSignIn(page, account);
}

/** Signs in through the API and stores the session, as the sign-in page does; no screen is open yet. */
export async function signIn(page: Page, account: Account) {
  const reply = await page.request.post("/api/ibirwa-clients/login", { data: account });
  expect(reply.status()).toBe(200);
  const { token, user } = await reply.json();
  // An empty page of the same origin, whose icon need not be fetched.
  const body = '<link rel="icon" href="data:,">';
  await page.route("/empty", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/empty");
  await page.unroute("/empty");
  const stored = { [sessionKeys.token]: token, [sessionKeys.user]: JSON.stringify(user) };
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}

export { expect };
