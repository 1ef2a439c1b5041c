import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "../../api/src/testing/browser/expect-accessible.ts";
import { expect, test } from "./fixtures.ts";

const guests = ["One", "Two", "Three"].map((number) => `Sample Guest ${number}`);

/** Sends inquiries of three guests with a common search word; the newest is listed first. */
const sendThree = async (request: APIRequestContext) => {
  const mark = `lagoon${Date.now()}`;
  for (const name of guests.toReversed()) {
    const email = `${name.replaceAll(" ", ".")}.${mark}@example.test`;
    const trip = { destination: `Coffee walk ${mark}`, paxNumber: 2 };
    const dates = { checkinDate: "3 June", checkoutDate: "5 June" };
    const reply = await request.post("/api/inquiries", {
      data: { name, email, ...trip, ...dates },
      headers: { "X-Forwarded-For": `10.1.${Math.trunc(Math.random() * 256)}.7` },
    });
    expect(reply.status()).toBe(201);
  }
  return mark;
};

const answerField = (page: Page, name: string) =>
  page.getByRole("textbox", { name: `Your reply to ${name}` });
const rows = (page: Page) =>
  page.getByRole("list", { name: "Conversations" }).getByRole("listitem");

test.slow();

test("answers each inquiry on a phone with at most three taps", async ({ page, request }) => {
  const mark = await sendThree(request);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/inbox?q=${mark}`);
  await expect(rows(page)).toHaveCount(3);
  const taps: number[] = [];
  for (const [at, name] of guests.entries()) {
    let count = 0;
    const tap = async (target: ReturnType<Page["getByRole"]>) => {
      count += 1;
      await target.click();
    };
    if (at === 0) await tap(page.getByRole("link", { name, exact: true }));
    await tap(answerField(page, name));
    await page.keyboard.type(`Welcome, ${name}!`);
    await tap(page.getByRole("button", { name: "Send & next" }));
    await expect(answerField(page, name)).toHaveCount(0);
    taps.push(count);
  }
  expect(Math.max(...taps)).toBeLessThanOrEqual(3);
  await page.goto(`/inbox?q=${mark}&show=answered`);
  await expect(rows(page)).toHaveCount(3);
});

test("answers inquiries with the keyboard alone", async ({ page, request }) => {
  const mark = await sendThree(request);
  await page.goto(`/inbox?q=${mark}`);
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  for (const name of guests) {
    await expect(answerField(page, name)).toBeVisible();
    await page.keyboard.press("r");
    await page.keyboard.type(`Welcome, ${name}!`);
    await page.keyboard.press("Control+Enter");
    await expect(answerField(page, name)).toHaveCount(0);
  }
  await page.goto(`/inbox?q=${mark}&show=answered`);
  await expect(rows(page)).toHaveCount(3);
});

test("the browser's back button restores the position in the list", async ({ page, request }) => {
  const mark = await sendThree(request);
  await page.setViewportSize({ width: 360, height: 300 });
  await page.goto(`/inbox?q=${mark}`);
  const last = page.getByRole("link", { name: "Sample Guest Three", exact: true });
  await last.scrollIntoViewIfNeeded();
  // Measured in the same task as the click, so that nothing moves in between.
  const [scrolled, top] = await last.evaluate((link: HTMLElement) => {
    const { top } = link.getBoundingClientRect();
    link.click();
    return [window.scrollY, top];
  });
  expect(scrolled).toBeGreaterThan(0);
  await expect(answerField(page, "Sample Guest Three")).toBeVisible();
  // The covered list must not take the focus.
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await page.goBack();
  await expect(last).toBeFocused();
  await expect
    .poll(() => last.evaluate((link) => link.getBoundingClientRect().top))
    .toBeCloseTo(top, 0);
});

test.describe("while offline", () => {
  test("keeps the answer's buttons in view when a notice appears late", async ({
    page,
    request,
    context,
  }) => {
    const mark = await sendThree(request);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/inbox?q=${mark}`);
    await page.getByRole("link", { name: "Sample Guest One", exact: true }).click();
    const button = page.getByRole("button", { name: "Send", exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    await context.setOffline(true);
    await expect(page.getByText("Replies and notes are saved here")).toBeVisible();
    await expect(button).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  });
});

test("axe finds no violations in an open conversation, in a selection and in the keys dialog", async ({
  page,
  request,
}) => {
  const mark = await sendThree(request);
  await page.goto(`/inbox?q=${mark}`);
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole("checkbox", { name: "Select all" }).check();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Sample Guest Two", exact: true }).click();
  await expect(answerField(page, "Sample Guest Two")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await expectAccessible(page);
});

test("keeps name, state and assignee in view in a long conversation on a laptop", async ({
  page,
  request,
}) => {
  const mark = `lagoon${Date.now()}`;
  for (let count = 0; count < 14; count++) {
    const reply = await request.post("/api/contact", {
      data: {
        name: `Guest ${count}`,
        email: `${count}.${mark}@example.test`,
        message: `${mark} ${"We would love to come to the lake. ".repeat(60)}`,
      },
      headers: { "X-Forwarded-For": `10.3.${Math.trunc(Math.random() * 256)}.${count}` },
    });
    expect(reply.status()).toBe(201);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/inbox?show=all&q=${mark}`);
  await expect(rows(page)).toHaveCount(14);
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 3_000);
  await rows(page).last().getByRole("link").click();
  const region = page.getByRole("region", { name: "Guest 0", exact: true });
  const pinned = [
    region.getByRole("heading", { name: "Guest 0" }),
    region.getByRole("button", { name: "More", exact: true }),
    region.getByRole("combobox", { name: "State" }),
    region.getByRole("combobox", { name: "Assignee" }),
  ];
  for (const part of pinned) await expect(part).toBeInViewport({ ratio: 1 });
  await region.getByText(mark, { exact: false }).first().hover();
  await page.mouse.wheel(0, 3_000);
  for (const part of pinned) await expect(part).toBeInViewport({ ratio: 1 });
  await expect(rows(page).last()).toBeInViewport();
});
