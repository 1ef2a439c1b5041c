import type { Page } from "@playwright/test";
import { guideLinkCreated, type SheetScope } from "shared/inbox/trips/day-sheets";
import { tripGuests } from "shared/inbox/trips/trip-guests";
import { expectAccessible } from "../../api/src/testing/browser/expect-accessible.ts";
import { anyAddress } from "../../api/src/testing/browser/visitor-test.ts";
import { expect, expectFits, test } from "./fixtures.ts";
import { openOwner } from "./open-owner.ts";

const phone = {
  viewport: { width: 360, height: 740 },
  extraHTTPHeaders: { "X-Forwarded-For": anyAddress() },
};

type Owned = Parameters<typeof openOwner>;

/** A trip for four people that its guest has accepted on a phone. */
const book = async (page: Page, ...[request, headers]: Owned) => {
  const owner = openOwner(request, headers);
  const { proposal, path } = await owner.offer({ people: 4 });
  await page.goto(path);
  await page.getByRole("radio", { name: /Lodge/ }).check();
  await page.getByLabel(/^Your name/).fill("Ada Example");
  await page.getByRole("checkbox", { name: /I agree/ }).check();
  await page.getByRole("button", { name: "Accept this proposal" }).click();
  await expect(page.getByText("0 of 4 filled in")).toBeVisible();
  const readGuests = async () => {
    const reply = await request.get(`/api/proposals/${proposal._id}/guests`, { headers });
    return tripGuests.parse(await reply.json()).guests;
  };
  return { proposal, path, readGuests };
};

const answers = {
  ...{ age: "36", diet: "No nuts", height: "172", swims: "no" },
  ...{ pickup: "Serena Hotel", emergency: "Tom, +44 20 7946 0000" },
};

const fillIn = async (page: Page, name: string) => {
  await page.getByLabel("Full name").fill(name);
  await page.getByLabel(/^Age/).fill("36");
  await page.getByLabel(/^Diet/).fill("none");
  await page.getByLabel("Height in cm").fill("172");
  await page.getByRole("radio", { name: "Yes" }).check();
};

const save = (page: Page) => page.getByRole("button", { name: "Save" }).click();

test("four people are filled in one after the other, each with one save", async ({
  request,
  ownerHeaders,
  openContext,
}) => {
  const page = await (await openContext(phone)).newPage();
  const { readGuests } = await book(page, request, ownerHeaders);
  await page.getByRole("link", { name: "Fill in the details" }).click();
  await page.getByRole("link", { name: "Fill in person 1" }).click();
  await fillIn(page, "Ada Example");
  await page.getByLabel("Pick-up").fill("Serena Hotel");
  await page.getByLabel("Emergency contact").fill("Tom, +44 20 7946 0000");
  await expectAccessible(page);
  await save(page);
  for (const number of [2, 3, 4]) {
    await expect(page.getByRole("heading", { name: `Person ${number} of 4` })).toBeVisible();
    await expect(page.getByLabel("Pick-up")).toHaveValue("Serena Hotel");
    await fillIn(page, `Guest ${number}`);
    await save(page);
  }
  await expect(page.getByText("Thank you. We have everything we need.")).toBeVisible();
  expect((await readGuests()).map(({ missing }) => missing)).toEqual([[], [], [], []]);
  await expectAccessible(page);
  await expectFits(page);
});

test("a person survives a lost signal and a reload, and keeps the answers when opened again", async ({
  request,
  ownerHeaders,
  openContext,
}) => {
  const context = await openContext(phone);
  const page = await context.newPage();
  const { path, readGuests } = await book(page, request, ownerHeaders);
  await page.goto(`${path}/guests/1`);
  await fillIn(page, "Ada Example");
  await page.reload();
  await expect(page.getByLabel("Full name")).toHaveValue("Ada Example");
  await context.setOffline(true);
  await save(page);
  await expect(page.getByText(/^Not saved yet:/)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Save" })).toBeFocused();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Person 2 of 4" })).toBeVisible();
  expect((await readGuests())[0]?.name).toBe("Ada Example");
  await page.goto(`${path}/guests/1`);
  await expect(page.getByRole("radio", { name: "Yes" })).toBeChecked();
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false, viewport: phone.viewport, expectedErrors: /422/ });

  test("saves a person, after a refusal that keeps what was typed", async ({
    page,
    request,
    ownerHeaders,
  }) => {
    const { path, readGuests } = await book(page, request, ownerHeaders);
    await page.goto(`${path}/guests/1`);
    await fillIn(page, "Ada Example");
    await page.getByLabel(/^Age/).fill("140");
    await save(page);
    await expect(page.getByText("Age must be a whole number from 0 to 120.")).toBeVisible();
    await expect(page.getByLabel("Height in cm")).toHaveValue("172");
    await page.getByLabel(/^Age/).fill("14");
    await save(page);
    await expect(page.getByText("Saved.")).toBeVisible();
    expect((await readGuests())[0]?.answers.age).toBe("14");
  });
});

test.describe("with a guide's link", () => {
  test.use({ expectedErrors: /404/ });

  test("the sheet fits on one page and opens without a signal until the link ends", async ({
    request,
    ownerHeaders: headers,
    openContext,
  }) => {
    const context = await openContext(phone);
    const page = await context.newPage();
    const { proposal, path } = await book(page, request, headers);
    for (const number of [1, 2, 3, 4])
      await request.post(`${path}/guests/${number}`, {
        form: { ...answers, name: `Guest ${number}`, version: "0" },
      });
    const share = async (data: SheetScope) => {
      const reply = await request.post("/api/guide-links", { headers, data });
      const { link } = guideLinkCreated.parse(await reply.json());
      return { id: link._id, pathname: new URL(link.url).pathname };
    };
    const { id, pathname } = await share({ trip: proposal.conversationId });
    const other = await share({ day: new Date().toISOString().slice(0, 10) });
    await page.goto(pathname);
    await expect(page.getByText("It's kept on this phone")).toBeVisible();
    await expect(page.getByText("No nuts").first()).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    const html = await (await request.get(pathname)).text();
    expect(html.length).toBeLessThan(8_000);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText("Guest 4")).toBeVisible();
    await expect(page.goto(other.pathname)).rejects.toThrow();
    await context.setOffline(false);
    await request.delete(`/api/guide-links/${id}`, { headers });
    await page.goto(pathname);
    await expect(page.getByRole("heading", { name: "This link doesn't work" })).toBeVisible();
    await context.setOffline(true);
    await expect(page.reload()).rejects.toThrow();
  });
});
