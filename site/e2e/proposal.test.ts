import type { Page } from "@playwright/test";
import { expectAccessible } from "../../api/src/testing/browser/expect-accessible.ts";
import { anyAddress } from "../../api/src/testing/browser/visitor-test.ts";
import { expect, expectFits, test } from "./fixtures.ts";
import { openOwner, planDays } from "./open-owner.ts";
import { weigh } from "./weigh-page.ts";

const accept = async (page: Page) => {
  await page.getByRole("radio", { name: /Lodge/ }).check();
  await page.getByRole("checkbox", { name: /Bird guide/ }).check();
  await page.getByLabel(/^Your name/).fill("Ada Example");
  await page.getByRole("checkbox", { name: /I agree/ }).check();
  await page.getByRole("button", { name: "Accept this proposal" }).click();
};

const phone = {
  viewport: { width: 360, height: 740 },
  extraHTTPHeaders: { "X-Forwarded-For": anyAddress() },
};

test("a guest accepts on a phone and sees total, payments and references", async ({
  request,
  ownerHeaders,
  openContext,
}) => {
  const owner = openOwner(request, ownerHeaders);
  const { proposal, path } = await owner.offer();
  const page = await (await openContext(phone)).newPage();
  await page.goto(path);
  await page.getByRole("link", { name: "Choose and accept" }).click();
  await page.getByRole("radio", { name: /Lodge/ }).check();
  await expect(page.getByText("Your total: US$ 420")).toBeVisible();
  await accept(page);
  await expect(page).toHaveURL(path);
  const thanks = page.getByText("Thank you, your trip is booked.");
  await expect(thanks).toBeVisible();
  await expect(page.getByRole("table")).toContainText("US$ 460");
  await expect(page.getByText(new RegExp(`Reference ${proposal.code}-1`))).toBeVisible();
  expect((await owner.read(proposal._id)).state).toBe("accepted");
  const calendar = await request.get(`${path}/trip.ics`);
  expect(await calendar.text()).toContain("BEGIN:VEVENT");
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText("Accepted by Ada Example")).toBeVisible();
  await expect(thanks).toBeHidden();
});

test("seen counts a guest who scrolls, and neither a reload nor the team", async ({
  request,
  ownerHeaders,
  openContext,
}) => {
  const owner = openOwner(request, ownerHeaders);
  const { proposal, path } = await owner.offer();
  const seenAt = async () => (await owner.read(proposal._id)).versions[0]?.seenAt;
  const teamPage = await (await openContext(phone)).newPage();
  await teamPage.goto("/verify");
  await teamPage.evaluate(() => {
    localStorage.setItem("user", JSON.stringify({ role: "admin" }));
    localStorage.setItem("token", "a-token");
  });
  await teamPage.goto(path);
  await teamPage.mouse.wheel(0, 500);
  const page = await (await openContext(phone)).newPage();
  await page.goto(path);
  await page.reload();
  expect(await seenAt()).toBe(null);
  await page.mouse.wheel(0, 500);
  await expect.poll(seenAt).toEqual(expect.any(String));
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false, viewport: phone.viewport });

  test("a guest accepts, after a refusal that keeps what was typed", async ({
    page,
    request,
    ownerHeaders,
  }) => {
    const owner = openOwner(request, ownerHeaders);
    const { proposal, path } = await owner.offer();
    await page.goto(path);
    await expect(page.getByText("US$ 420").first()).toBeVisible();
    await expect(page.getByText("prices and payments above are without extras")).toBeVisible();
    await page.getByLabel(/^Your name/).fill("Ada Example");
    // A browser without validation, as some in apps for chats are.
    const form = { option: "lodge", name: "Ada Example" };
    const refused = await request.post(`${path}/accept`, { form });
    expect(refused.status()).toBe(422);
    expect(await refused.text()).toContain("Please tick that you agree to the terms.");
    await accept(page);
    await expect(page).toHaveURL(`${path}?sent=accepted`);
    await expect(page.getByText("What was accepted: Lodge")).toBeVisible();
    expect((await owner.read(proposal._id)).state).toBe("accepted");
  });

  test("a guest asks for a change and declines; an older link leads to the newer", async ({
    page,
    request,
    ownerHeaders,
  }) => {
    const owner = openOwner(request, ownerHeaders);
    const { proposal, path } = await owner.offer();
    await page.goto(path);
    await page.getByRole("link", { name: "Ask for a change" }).click();
    await page.getByLabel(/^Your message/).fill("Could we start a day later?");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("Thank you for your message. We'll write back.")).toBeVisible();
    const newer = await owner.offerAgain(proposal._id, { title: "A day later" });
    await page.goto(path);
    await page.getByRole("link", { name: "Open the newest version" }).click();
    await expect(page).toHaveURL(newer.path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A day later");
    await page.getByText("No thanks").click();
    await page.getByRole("button", { name: "Decline this proposal" }).click();
    await expect(page.getByText("You declined this proposal.")).toBeVisible();
    expect((await owner.read(proposal._id)).state).toBe("declined");
  });
});

test.describe("for a link that nobody has", () => {
  test.use({ expectedErrors: /status of 404/ });

  test("a page says so", async ({ page }) => {
    expect((await page.goto("/p/AAAAAAAAAAAAAAAAAAAAAA"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "This link doesn't work" })).toBeVisible();
    await expectAccessible(page);
  });
});

test("an open proposal is accessible, fits every screen and weighs little", async ({
  page,
  request,
  ownerHeaders,
}) => {
  const { path } = await openOwner(request, ownerHeaders).offer();
  const getWeight = await weigh(page);
  await page.goto(path, { waitUntil: "networkidle" });
  const html = (await getWeight({ kind: "document" })).bytes;
  const scripts = (await getWeight({ kind: "script", untilSettled: true })).bytes;
  const styles = (await getWeight({ kind: "stylesheet" })).bytes;
  test
    .info()
    .annotations.push({ type: "weight", description: JSON.stringify({ html, scripts, styles }) });
  expect(html + scripts + styles).toBeLessThan(60_000);
  // A guest who decides is neither asked to plan another tour nor to sign up.
  await expect(page.locator(".navbar__plan, .account")).toHaveCount(0);
  await expectFits(page);
  await expectAccessible(page);
});

for (const [days, sheets] of [
  [5, 2],
  [10, 2],
  [20, 3],
] as const)
  test(`a proposal of ${days} days prints on ${sheets} sheets of A4, without forms and footer`, async ({
    page,
    request,
    ownerHeaders,
  }) => {
    const { path } = await openOwner(request, ownerHeaders).offer({ days: planDays(days) });
    await page.goto(path);
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(sheets);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("button", { name: "Accept this proposal" })).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByRole("heading", { name: "Terms" })).toBeVisible();
  });

test("a guest checks a code, and an unknown one gets a calm answer", async ({
  page,
  request,
  ownerHeaders,
}) => {
  const { proposal } = await openOwner(request, ownerHeaders).offer();
  await page.goto("/contact");
  await page.getByRole("link", { name: "Check that it's really us" }).click();
  await expect(page).toHaveURL("/verify");
  await page.getByLabel(/^Code/).fill("2222-2222");
  await page.getByRole("button", { name: "Check this code" }).click();
  await expect(page.getByText("We don't know this code.")).toBeVisible();
  await page.getByLabel(/^Code/).fill(proposal.code.toLowerCase());
  await page.getByRole("button", { name: "Check this code" }).click();
  await expect(page.getByText("Yes, this code is ours")).toBeVisible();
  await expectAccessible(page);
});
