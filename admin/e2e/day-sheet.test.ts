import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { conversationList } from "shared/inbox/conversations";
import { expectAccessible } from "../../api/src/testing/browser/expect-accessible.ts";
import { expect, test } from "./fixtures.ts";

const phone = { width: 360, height: 740 };

/** Returns the id of the conversation of a confirmed trip. */
const confirmTrip = async (request: APIRequestContext, headers: { Authorization: string }) => {
  const email = `${randomUUID()}@example.test`;
  const dates = { startsOn: "2031-03-08", endsOn: "2031-03-09" };
  const data = {
    ...{ name: "Aline", email, phone: "+250 788 555 010", destination: "Napoleon Island" },
    ...{ paxNumber: 2, checkinDate: dates.startsOn, checkoutDate: dates.endsOn },
  };
  expect((await request.post("/api/inquiries", { data })).status()).toBe(201);
  const found = await request.get(`/api/conversations?q=${email}`, { headers });
  const [conversation] = conversationList.parse(await found.json()).conversations;
  const changes = [{ id: conversation?._id, change: { state: "confirmed", dates } }];
  const reply = await request.patch("/api/conversations", { headers, data: { changes } });
  expect(reply.status()).toBe(200);
  return conversation?._id;
};

test("a phone plans, shares and prints the sheet of a trip, and writes to its guest", async ({
  page,
  context,
  request,
  ownerHeaders,
}) => {
  test.slow();
  const trip = await confirmTrip(request, ownerHeaders);
  await page.setViewportSize(phone);
  await page.goto(`/agenda/day-sheet?trip=${trip}`);
  const plan = page.getByRole("form", { name: /Aline/ });
  await plan.getByLabel("Guide", { exact: true }).fill("Eric");
  await plan.getByRole("button", { name: "Save" }).click();
  const sheet = page.frameLocator("iframe");
  await expect(sheet.getByText("Guide: Eric")).toBeVisible();
  await page.getByRole("button", { name: "Create a link" }).click();
  await expect(page.getByRole("link", { name: "Send by WhatsApp" })).toBeVisible();
  await expectAccessible(page);

  await page.evaluate(() => {
    const printed = document.querySelector("iframe")?.contentWindow;
    printed?.addEventListener("beforeprint", () => {
      document.body.dataset.printed = printed.document.title;
    });
  });
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", /^Day sheet, /);

  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  const opened = context.waitForEvent("page");
  await sheet.getByRole("link", { name: "WhatsApp" }).click();
  const chat = await opened;
  await expect(chat).toHaveURL("https://wa.me/250788555010");
  await expect(chat.getByText("WhatsApp")).toBeVisible();
  await expect(page).toHaveURL(/\/agenda\/day-sheet/);
});
