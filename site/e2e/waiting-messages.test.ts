import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible, phoneLayout } from "../../api/src/testing/browser/expect-accessible.ts";
import { cutOff, expect, test, untilHydrated } from "./fixtures.ts";

// The home page's slideshow may not have loaded when the connection is lost.
test.use({ expectedErrors: /^Failed to load resource: net::|Error hydrating .*Slideshow/ });

type Headers = Record<string, string>;

/** Both forms: address, typed text and the API path of the rows. */
const forms = [
  {
    name: "contact",
    path: "/contact",
    within: "main",
    button: "Submit",
    list: "/api/contacts",
    fields: { Name: "Ada", Email: "ada@example.test", Message: "Do you have tandems?" },
    marked: "Message",
    failure: "Error: Failed to submit data",
    success: "Contact information submitted successfully!",
  },
  {
    name: "inquiry",
    path: "/",
    within: "#plan-your-tour",
    button: "Inquire Now",
    list: "/api/inquiries",
    fields: {
      Email: "ada@example.test",
      Destination: "Napoleon Island",
      "Number of people": "2",
      From: "3 June",
      To: "5 June",
    },
    marked: "Destination",
    failure: "Error: Something went wrong",
    success: /^Thank you! We've received your inquiry/,
  },
] as const;
type Form = (typeof forms)[number];

const savedNotice = /^We've saved your message and will send it/;

const formOn = (page: Page, { path, within, fields, marked, button }: Form) => {
  const form = page.locator(within);
  const mark = randomUUID();
  const texts = Object.entries({ ...fields, [marked]: `For ${mark}` });
  const field = (label: string) => form.getByLabel(label, { exact: true });
  return {
    mark,
    field,
    status: form.getByRole("status"),
    note: form.getByText(savedNotice),
    button: form.getByRole("button", { name: button }),
    open: async () => {
      await page.goto(path);
      await untilHydrated(page, within);
      for (const [label, text] of texts) await field(label).fill(text);
    },
    expectTexts: async () => {
      for (const [label, text] of texts) await expect(field(label)).toHaveValue(text);
    },
  };
};

const countRows = async (
  request: APIRequestContext,
  headers: Headers,
  { list }: Form,
  mark: string,
) => {
  const reply = await request.get(`${list}?q=${mark}`, { headers });
  return (await reply.json()).total;
};

const [contact, form] = forms;

test.describe("the inquiry form", () => {
  test("keeps typed text over a reload, and after sending only the guest's details", async ({
    page,
  }) => {
    const { open, expectTexts, button, status, field } = formOn(page, form);
    await open();
    await page.reload();
    await untilHydrated(page, form.within);
    await expectTexts();
    await button.click();
    await expect(status).toHaveText(form.success);
    await page.goto(form.path);
    await untilHydrated(page, form.within);
    await expect(field("Email")).toHaveValue("ada@example.test");
    for (const label of ["Destination", "From", "To"]) await expect(field(label)).toHaveValue("");
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(["guest-details"]);
  });

  test("creates one row for two quick taps", async ({ page, request, ownerHeaders }) => {
    const { open, button, status, mark } = formOn(page, form);
    await open();
    await button.dblclick();
    await expect(status).toHaveText(form.success);
    expect(await countRows(request, ownerHeaders, form, mark)).toBe(1);
  });

  test("creates one row if the answer was lost and the page reloaded", async ({
    page,
    request,
    ownerHeaders,
  }) => {
    const { open, button, status, mark } = formOn(page, form);
    await open();
    // The message arrives; its answer does not.
    await page.route("**/api/inquiries", async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await button.click();
    await expect(status).toHaveText(form.failure);
    expect(await countRows(request, ownerHeaders, form, mark)).toBe(1);
    await page.unrouteAll();
    await page.reload();
    await expect(status).toHaveText(form.success);
    expect(await countRows(request, ownerHeaders, form, mark)).toBe(1);
  });

  test("keeps waiting after a reload", async ({ page, context, request, ownerHeaders }) => {
    const { open, button, status, note, mark, expectTexts } = formOn(page, form);
    await open();
    await cutOff(page, "**/api/**");
    await button.click();
    await expect(note).toBeVisible();
    await page.reload();
    await expect(note).toBeVisible();
    await expectTexts();
    expect(await countRows(request, ownerHeaders, form, mark)).toBe(0);
    await page.unrouteAll();
    await context.setOffline(true);
    await context.setOffline(false);
    // The first try may come before the network is back; the next follows after 5 s.
    await expect(status).toHaveText(form.success, { timeout: 15_000 });
    expect(await countRows(request, ownerHeaders, form, mark)).toBe(1);
  });
});

for (const form of forms)
  test(`the ${form.name} form keeps a message while offline and sends it once online`, async ({
    page,
    context,
    request,
    ownerHeaders,
  }) => {
    const { open, button, status, note, mark, expectTexts } = formOn(page, form);
    await open();
    await context.setOffline(true);
    await button.click();
    await expect(status).toHaveText(form.failure);
    await expect(note).toBeVisible();
    await expectTexts();
    await expectAccessible(page, phoneLayout);
    await context.setOffline(false);
    // The first try may come before the network is back; the next follows after 5 s.
    await expect(status).toHaveText(form.success, { timeout: 15_000 });
    await expect(note).toHaveCount(0);
    expect(await countRows(request, ownerHeaders, form, mark)).toBe(1);
    await expect(page.getByText("Your saved message has been sent.")).toBeVisible();
  });

test("a cancelled message stays in the form and is not sent", async ({
  page,
  context,
  request,
  ownerHeaders,
}) => {
  const { open, button, note, mark, expectTexts } = formOn(page, contact);
  await open();
  await context.setOffline(true);
  await button.click();
  await expect(note).toBeVisible();
  await page.getByRole("button", { name: "Don't send" }).click();
  await expect(note).toHaveCount(0);
  await expect(button).toBeFocused();
  await context.setOffline(false);
  await page.reload();
  await untilHydrated(page);
  await expectTexts();
  expect(await countRows(request, ownerHeaders, contact, mark)).toBe(0);
});

test("the hidden field is unreachable by Tab, sight and screen reader", async ({ page }) => {
  await page.goto("/contact");
  await untilHydrated(page);
  const trap = page.locator("input[name=topic]");
  await expect(trap).toHaveCount(1);
  await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(3);
  const { width, height } = (await page.locator(".form__hidden").boundingBox())!;
  expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  await page.getByLabel("Message").focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Submit" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByLabel("Message")).toBeFocused();
});
