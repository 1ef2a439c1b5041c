import { randomUUID } from "node:crypto";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expectAccessible, phoneLayout } from "../../api/src/testing/browser/expect-accessible.ts";
import { expect, test } from "./fixtures.ts";

const phone = { width: 360, height: 740 };

/** An inquiry about a tour with prices; returns the guest's name. */
const askForTour = async (request: APIRequestContext, contact: { phone?: string } = {}) => {
  const { services } = await (await request.get("/api/services")).json();
  const isPriced = (tour: { facts: { prices: unknown[] } }) => tour.facts.prices.length > 0;
  const name = `Aline ${randomUUID().slice(0, 8)}`;
  const data = {
    ...{ name, email: `${randomUUID()}@example.test`, destination: services.find(isPriced).title },
    ...{ paxNumber: 2, checkinDate: "3 June", checkoutDate: "5 June", ...contact },
  };
  const reply = await request.post("/api/inquiries", { data });
  expect(reply.status()).toBe(201);
  return name;
};

const openConversation = async (page: Page, name: string) => {
  await page.goto(`/inbox?show=all&q=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("textbox", { name: `Your reply to ${name}` })).toBeVisible();
};

/** Counts what a thumb has to press. */
const countTaps = (page: Page) => {
  const counted = { taps: 0 };
  const tap = async (target: Locator) => {
    counted.taps += 1;
    await target.click();
  };
  return {
    counted,
    tap: (name: string) => tap(page.getByRole("button", { name, exact: true })),
    press: tap,
  };
};

test.beforeEach(async ({ page }) => {
  test.slow();
  await page.setViewportSize(phone);
});

test("three taps lead from a conversation to a proposal sent by email", async ({
  page,
  request,
}) => {
  const name = await askForTour(request);
  await openConversation(page, name);
  const { counted, tap } = countTaps(page);
  await tap("Proposal");
  await expect(page.getByRole("form", { name: "Proposal" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Price each" }).first()).not.toHaveValue("");
  await expectAccessible(page, phoneLayout);
  await page.setViewportSize(phone);
  await tap("Send");
  await expect(page.getByRole("textbox", { name: "Your message" })).toHaveValue(
    new RegExp(`^Hello ${name},`),
  );
  await expectAccessible(page, phoneLayout);
  await page.setViewportSize(phone);
  await tap("Send email");
  const panel = page.getByRole("region", { name: "Proposals" });
  await expect(panel.getByText(/^Sent by email on .*, not seen yet\./)).toBeVisible();
  await expect(page.getByRole("combobox", { name: "State" })).toHaveValue("quoted");
  expect(counted.taps).toBe(3);
  await expectAccessible(page);
});

test("five taps lead from a conversation to a proposal sent by WhatsApp", async ({
  page,
  context,
  request,
}) => {
  const name = await askForTour(request, { phone: "+250 788 123 456" });
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await openConversation(page, name);
  const { counted, tap, press } = countTaps(page);
  await tap("Proposal");
  await tap("Send");
  await press(page.getByRole("dialog").getByRole("button", { name: "WhatsApp" }));
  const chat = page.waitForEvent("popup");
  await press(page.getByRole("link", { name: "Open WhatsApp" }));
  const url = new URL((await chat).url());
  expect(url.pathname).toBe("/250788123456");
  expect(url.searchParams.get("text")).toMatch(/^Hello .*\nhttps?:\/\/\S+\/p\/[\w-]{22}$/s);
  await tap("Mark as sent");
  await expect(page.getByText(/^Sent by WhatsApp on/)).toBeVisible();
  expect(counted.taps).toBe(5);
});

test.describe("without a connection", () => {
  test("keeps what is typed without a connection, and saves it when the connection is back", async ({
    page,
    context,
    request,
  }) => {
    const name = await askForTour(request);
    await openConversation(page, name);
    await page.getByRole("button", { name: "Proposal", exact: true }).click();
    const title = page.getByRole("textbox", { name: "Title" });
    await title.fill("Two days on the lake");
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await context.setOffline(true);
    await title.fill("Three days on the lake");
    await expect(page.getByText("Offline, kept on this device")).toBeVisible();
    const saved = page.waitForResponse(
      (response) => response.request().method() === "PUT" && response.ok(),
    );
    await context.setOffline(false);
    await saved;
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    // The reload shows the copy of the server alone.
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(title).toHaveValue("Three days on the lake");
  });
});

test("the keyboard alone reorders days, corrects a price and sends", async ({ page, request }) => {
  const name = await askForTour(request);
  await openConversation(page, name);
  const button = (label: string) => page.getByRole("button", { name: label, exact: true });
  await button("Proposal").press("Enter");
  for (const heading of ["The day before", "The last day"]) {
    await button("Add day").press("Enter");
    await page.keyboard.type(heading);
  }
  const days = page.getByRole("textbox", { name: "Heading" });
  const last = await days.count();
  await expect(days.nth(last - 1)).toHaveValue("The last day");
  await button(`Move day ${last} up`).press("Enter");
  await expect(days.nth(last - 2)).toHaveValue("The last day");
  await expect(days.nth(last - 1)).toHaveValue("The day before");
  await page.getByRole("textbox", { name: "Price each" }).first().fill("1250");
  await button("Send").press("Enter");
  await button("Send email").press("Enter");
  await expect(page.getByText(/^Sent by email on/)).toBeVisible();
});

test("a file of a proposal is on the guest's page, and its removal can be undone", async ({
  page,
  request,
}) => {
  const name = await askForTour(request);
  await openConversation(page, name);
  const press = (label: string) => page.getByRole("button", { name: label, exact: true }).click();
  await press("Proposal");
  const form = page.getByRole("form", { name: "Proposal" });
  const buffer = Buffer.from("Bring a hat.");
  await form
    .locator("input[type=file]")
    .setInputFiles({ name: "packing.txt", mimeType: "text/plain", buffer });
  const files = form.getByRole("list", { name: "Attached files" });
  await expect(files).toContainText("packing.txt");
  await press("Remove packing.txt");
  await expect(files).toBeHidden();
  await press("Undo");
  await expect(files).toContainText("packing.txt");
  await expectAccessible(page, phoneLayout);
  await page.setViewportSize(phone);
  await press("Send");
  await press("Send email");
  await page.getByRole("button", { name: /^More for / }).click();
  const link = page.getByRole("menuitem", { name: "Open as the guest" });
  const address = await link.getAttribute("href");
  const guestPage = await (await request.get(address ?? "")).text();
  const [, path] = /href="(\/p\/[^"]+)"[^>]*>packing\.txt</.exec(guestPage) ?? [];
  expect(await (await request.get(path ?? "")).text()).toBe("Bring a hat.");
});

test("leaves most of a small phone to the conversation until a reply is begun", async ({
  page,
  request,
}) => {
  const name = await askForTour(request);
  await page.setViewportSize({ width: 320, height: 640 });
  await openConversation(page, name);
  const reply = page.getByRole("textbox", { name: `Your reply to ${name}` });
  const box = await reply.locator("xpath=ancestor::*[@data-bottom-bar]").boundingBox();
  expect(box?.height).toBeLessThan(260);
  await expect(page.getByRole("button", { name: "Attach" })).toBeHidden();
  await reply.focus();
  await expect(page.getByRole("button", { name: "Attach" })).toBeVisible();
});

test("a yes by phone becomes an accepted trip with its payment", async ({ page, request }) => {
  const name = await askForTour(request);
  await openConversation(page, name);
  const press = (label: string) => page.getByRole("button", { name: label, exact: true }).click();
  await press("Proposal");
  await press("Send");
  await press("Send email");
  await page.getByRole("button", { name: /^More for / }).click();
  await page.getByRole("menuitem", { name: "Accept for the guest" }).click();
  await press("Accept");
  await expect(page.getByRole("combobox", { name: "State" })).toHaveValue("confirmed");
  await press("Record payment");
  const dialog = page.getByRole("dialog", { name: "Record a payment" });
  await dialog.getByRole("combobox", { name: "Paid by" }).fill("Cash");
  await expectAccessible(page, phoneLayout);
  await page.setViewportSize(phone);
  await dialog.getByRole("button", { name: "Record" }).click();
  await expect(page.getByRole("list", { name: "Payments received" })).toContainText("Cash");
});

test("leads from View Bookings to the conversation's draft", async ({ page, request }) => {
  const name = await askForTour(request);
  await page.goto(`/inquiries-information?q=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: `Proposal for ${name}` }).click();
  await expect(page.getByRole("heading", { name: `Proposal for ${name}` })).toBeVisible();
});
