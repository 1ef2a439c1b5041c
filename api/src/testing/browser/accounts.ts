import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { sessionKeys } from "shared/accounts/auth";

export type Account = { email: string; password: string };

/** An email address that nobody else uses. */
export const anyEmail = () => `visitor-${randomUUID()}@example.test`;

/** Creates a client's account through the API. */
export async function signUp(request: APIRequestContext): Promise<Account> {
  const account = { email: anyEmail(), password: "long enough to keep" };
  const data = { ...account, username: "Ada" };
  const reply = await request.post("/api/ibirwa-clients/signup", { data });
  expect(reply.status()).toBe(201);
  return account;
}

/** Signs in through the API, keeps the cookies in its context and returns the values that the site stores. */
export const openSession = async (request: APIRequestContext, account: Account) => {
  const reply = await request.post("/api/ibirwa-clients/login", { data: account });
  expect(reply.status()).toBe(200);
  const { token, user } = await reply.json();
  return { [sessionKeys.token]: String(token), [sessionKeys.user]: JSON.stringify(user) };
};

/** Signs in through the API and stores the session, as the sign-in page does; no screen is open yet. */
export async function signIn(page: Page, account: Account) {
  const stored = await openSession(page.request, account);
  // An empty page of the same origin without a request for an icon.
  const body = '<link rel="icon" href="data:,">';
  await page.route("/empty", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/empty");
  await page.unroute("/empty");
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}

/** Fills in the sign-in page, which is open, and waits until it has been left. */
export async function fillSignIn(page: Page, { email, password }: Account) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL((url) => url.pathname !== "/login");
}

/** Opens the sign-in page and signs in. */
export async function signInByForm(page: Page, account: Account) {
  await page.goto("/login");
  await fillSignIn(page, account);
}
