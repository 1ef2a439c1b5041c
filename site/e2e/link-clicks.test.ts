import { report } from "shared/inbox/reports/reports";
import { expect, test, untilHydrated } from "./fixtures.ts";

const hike = "/service/mount-karongi-ridge-hike";
const title = "Mount Karongi Ridge Hike";

test("counts a click on WhatsApp with its tour and campaign and leaves the text unchanged", async ({
  page,
  context,
  request,
  ownerHeaders,
}) => {
  await page.goto("/?utm_source=spring-letter&utm_campaign=spring");
  await page.goto(hike);
  await untilHydrated(page, "body");
  const link = page.locator(".service__links").getByRole("link", { name: "WhatsApp" });
  const [beacon, tab] = await Promise.all([
    page.waitForRequest("**/api/contact-taps"),
    context.waitForEvent("request", (sent) => sent.isNavigationRequest()),
    link.click(),
  ]);
  expect(new URL(tab.url()).searchParams.get("text")).toBe(`About: ${title}\n`);
  expect((await beacon.response())?.status()).toBe(204);
  expect(await context.cookies()).toEqual([]);
  const answer = await request.get("/api/numbers", { headers: ownerHeaders });
  const { tapPages, tapSources } = report.parse(await answer.json());
  expect(tapPages.find(({ name }) => name === title)?.whatsapp).toBeGreaterThan(0);
  expect(tapSources.find(({ name }) => name === "spring-letter")?.whatsapp).toBeGreaterThan(0);
});
