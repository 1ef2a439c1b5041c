import type { Page } from "@playwright/test";
import { endedUntilRestart } from "shared/accounts/sessions";
import { signIn, signInByForm, signUp } from "../../api/src/testing/browser/accounts.ts";
import {
  cutOff,
  expect,
  holdBack,
  lostConnection,
  owner,
  test,
  untilHydrated,
} from "./fixtures.ts";

const storage = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());

/** Positions of the navbar's items, which must not move when another link shows. */
const placesInBar = (page: Page) =>
  page.locator(".navbar__list > li").evaluateAll(async (items) => {
    await document.fonts.ready;
    return items.map((item) => item.getBoundingClientRect().toJSON());
  });

test("a client signs in, opens the gallery and logs out again", async ({ page, request }) => {
  await page.goto("/");
  const before = await placesInBar(page);
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("link", { name: "Sign up" })).toHaveAttribute("href", "/join");

  await signInByForm(page, await signUp(request));
  await expect(page).toHaveURL("/gallery");
  expect(await storage(page)).toEqual(["token", "user"]);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(cookies.toSorted()).toEqual(["device", "session"]);
  await page.goto("/");
  await expect(bar.getByRole("link", { name: "Sign up" })).toBeHidden();
  await expect(bar.getByRole("link", { name: "Dashboard" })).toBeHidden();
  expect(await placesInBar(page)).toEqual(before);

  const token = await page.evaluate(() => localStorage.getItem("token"));
  const homeLoaded = page.waitForEvent("load");
  await bar.getByRole("button", { name: "Log out" }).click();
  await homeLoaded;
  await expect(page).toHaveURL("/");
  await expect(bar.getByRole("link", { name: "Sign up" })).toBeVisible();
  expect(await storage(page)).toEqual([]);
  const headers = { Authorization: `Bearer ${token}` };
  await expect
    .poll(async () => (await request.get("/api/ibirwa-clients/me", { headers })).status())
    .toBe(401);
});

test("asks before logging out discards typed text", async ({ page, request }) => {
  await signIn(page, await signUp(request));
  await page.goto("/contact");
  await page.getByRole("textbox", { name: "Message" }).fill("Do you have room in June?");
  const logOut = page.getByRole("banner").getByRole("button", { name: "Log out" });
  page.once("dialog", (dialog) => dialog.dismiss());
  await logOut.click();
  expect(await storage(page)).toContain("token");
  await expect(page).toHaveURL("/contact");
  page.once("dialog", (dialog) => dialog.accept());
  await logOut.click();
  await page.waitForURL("/");
  await expect(async () => expect(await storage(page)).toEqual([])).toPass();
});

test("does not fill in a field that the visitor has focused", async ({ page, request }) => {
  await signIn(page, await signUp(request));
  const scripts = await holdBack(page, "**/_astro/*.js");
  await page.goto("/contact", { waitUntil: "commit" });
  await page.getByLabel("Email").focus();
  scripts.release();
  await expect(page.getByLabel("Name")).toHaveValue("Ada");
  await page.keyboard.type("ada@example.test");
  await expect(page.getByLabel("Email")).toHaveValue("ada@example.test");
});

test("asks about text typed before the form's script has loaded, and never stores it after logout", async ({
  page,
  request,
}) => {
  await signIn(page, await signUp(request));
  const script = await holdBack(page, "**/_astro/ContactForm.*.js");
  const answer = await holdBack(page, "**/api/ibirwa-clients/logout");
  await page.goto("/contact");
  await page.getByLabel("Email").fill("ada@example.test");
  expect(await storage(page)).toEqual(["token", "user"]);
  const logOut = page.getByRole("banner").getByRole("button", { name: "Log out" });
  page.once("dialog", (dialog) => dialog.dismiss());
  await logOut.click();
  await expect(page.getByLabel("Email")).toHaveValue("ada@example.test");
  expect(await storage(page)).toContain("token");
  page.once("dialog", (dialog) => dialog.accept());
  await logOut.click();
  await expect.poll(() => storage(page)).toEqual([]);
  script.release();
  await untilHydrated(page);
  await page.locator("main form").dispatchEvent("focusin");
  expect(await storage(page)).toEqual([]);
  answer.release();
  await page.waitForURL(({ pathname }) => pathname === "/");
  expect(await storage(page)).toEqual([]);
});

test("asks about text in the chat, which is never stored", async ({ page, request }) => {
  await signIn(page, await signUp(request));
  await page.goto("/about");
  await page.getByRole("button", { name: "Open chat" }).click();
  await page.getByLabel("Your message").fill("Is there a boat on Sunday?");
  const question = page.waitForEvent("dialog");
  const click = page.getByRole("banner").getByRole("button", { name: "Log out" }).click();
  await (await question).dismiss();
  await click;
  await expect(page.getByLabel("Your message")).toHaveValue("Is there a boat on Sunday?");
});

test("an admin opens the admin panel and finds the way back there", async ({ page }) => {
  await signInByForm(page, owner);
  await expect(page).toHaveURL("/admin-panel");
  await page.goto("/contact");
  const dashboard = page.getByRole("banner").getByRole("link", { name: "Dashboard" });
  await expect(dashboard).toHaveAttribute("href", "/admin-panel");
  await expect(page.getByRole("button", { name: "Log out" })).toBeHidden();
});

test.describe("with a failing server", () => {
  test.use({ expectedErrors: lostConnection("/api/ibirwa-clients/logout") });

  test("says that the server did not confirm the sign-out", async ({ page, request }) => {
    await signIn(page, await signUp(request));
    await page.goto("/gallery");
    await cutOff(page, "**/api/ibirwa-clients/logout");
    await page.getByRole("banner").getByRole("button", { name: "Log out" }).click();
    await expect(page.getByText("You're signed out in this browser.")).toBeInViewport();
    expect(new URL(page.url()).pathname).toBe("/");
    expect(await storage(page)).toEqual([]);
  });

  test("says that a sign-out lasts until a restart only", async ({ page, request }) => {
    await signIn(page, await signUp(request));
    await page.goto("/gallery");
    const json = { message: endedUntilRestart, isStored: false };
    await page.route("**/api/ibirwa-clients/logout", (route) => route.fulfill({ json }));
    await page.getByRole("banner").getByRole("button", { name: "Log out" }).click();
    await expect(page.getByText(endedUntilRestart)).toBeInViewport();
    expect(await storage(page)).toEqual([]);
  });
});
