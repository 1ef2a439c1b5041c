import { readReference } from "shared/tap-reference";
import { expect, test, untilHydrated } from "./fixtures.ts";

const hike = "/service/mount-karongi-ridge-hike";

test("a tap on WhatsApp takes a reference along, by which the team finds page and campaign", async ({
  page,
  context,
  request,
  ownerHeaders,
}) => {
  await page.goto("/?utm_source=newsletter&utm_campaign=spring");
  await page.goto(hike);
  await untilHydrated(page, "body");
  const link = page.locator(".service__links").getByRole("link", { name: "WhatsApp" });
  const built = await link.getAttribute("href");
  expect(built).toContain("?text=About%3A+Mount+Karongi+Ridge+Hike");
  const [beacon, tab] = await Promise.all([
    page.waitForRequest("**/api/contact-taps"),
    context.waitForEvent("request", (one) => one.isNavigationRequest()),
    link.click(),
  ]);
  const text = new URL(tab.url()).searchParams.get("text") ?? "";
  expect(text).toMatch(/^About: Mount Karongi Ridge Hike\nRef IK-\w{4}\n$/);
  const reference = readReference(text.split("\n")[1] ?? "");
  expect((await beacon.response())?.status()).toBe(204);
  expect(await context.cookies()).toEqual([]);
  const found = await request.get(`/api/contact-taps?reference=${reference}`, {
    headers: ownerHeaders,
  });
  const source = { page: hike, tour: "Mount Karongi Ridge Hike" };
  const campaign = { utm_source: "newsletter", utm_campaign: "spring" };
  const tap = { reference, channel: "whatsapp", source: { ...source, ...campaign } };
  expect(await found.json()).toMatchObject({ taps: [tap] });
});
