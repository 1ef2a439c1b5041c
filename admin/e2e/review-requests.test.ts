import type { APIRequestContext } from "@playwright/test";
import { expectAccessible } from "../../api/src/testing/browser/expect-accessible.ts";
import { expect, test } from "./fixtures.ts";
import { pixel } from "./uploads.ts";
import { sendMessage } from "./visitors.ts";

type Headers = { Authorization: string };

/** A guest's accepted trip without days, which counts as over; returns the address of the guest's review form. */
const askForReview = async (request: APIRequestContext, headers: Headers, name: string) => {
  const email = await sendMessage(request, "review", name);
  const send = async (method: "get" | "post" | "put", path: string, data?: object) => {
    const reply = await request[method](`/api/${path}`, { headers, ...(data && { data }) });
    expect(reply.ok(), await reply.text()).toBe(true);
    return reply.json();
  };
  const { conversations } = await send("get", `conversations?q=${encodeURIComponent(email)}`);
  const { proposal } = await send("post", `conversations/${conversations[0]._id}/proposals`);
  const path = `proposals/${proposal._id}`;
  const { content, updatedAt } = proposal.draft;
  const lines = [{ label: "Person", quantity: 2, unitPrice: 45 }];
  const options = [{ ...content.options[0], id: "one", title: "Boat", lines }];
  const days = { startsOn: null, endsOn: null, schedule: [] };
  const priced = { ...content, title: "Boat trip", people: 2, options, ...days };
  const saved = await send("put", `${path}/draft`, { content: priced, updatedAt });
  const sent = { channel: "link", text: "Our proposal", updatedAt: saved.proposal.updatedAt };
  await send("post", `${path}/send`, sent);
  await send("post", `${path}/acceptance`, { version: 1, option: "one", extras: [], name });
  const asked = await send("post", `${path}/review-request`, { channel: "whatsapp" });
  const { pathname, hash } = new URL(asked.proposal.reviewRequest.link);
  return pathname + hash;
};

/** Slow 3G: 50 kB a second, and 400 ms to each answer. */
const slow3g = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};

test("a guest reviews a trip on slow 3G that breaks off, and the owner shows and answers it", async ({
  page,
  request,
  browser,
  ownerHeaders,
}) => {
  test.slow();
  const name = `Ada ${Date.now()}`;
  const address = await askForReview(request, ownerHeaders, name);
  const visit = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const form = await visit.newPage();
  const network = await visit.newCDPSession(form);
  await network.send("Network.emulateNetworkConditions", slow3g);
  await form.goto(address);
  await expect(form.getByText("Your trip: Boat trip")).toBeVisible();
  await expectAccessible(form);
  await form.setViewportSize({ width: 360, height: 740 });
  await form.getByRole("radio", { name: "4 stars" }).check({ force: true });
  await form
    .getByLabel("Your review", { exact: true })
    .fill("Calm water, and a guide who knew every bird.");
  await form.getByLabel(/^Your name/).fill(name);
  await form.getByLabel(/^Photo/).setInputFiles({
    ...{ name: "lake.png", mimeType: "image/png", buffer: pixel },
  });
  await expect(form.getByText("Your photo is added.")).toBeVisible();
  await form.getByRole("radio", { name: "Yes, with the name above" }).check();
  await form.reload();
  await expect(form.getByText("Your photo is added.")).toBeVisible();
  await network.send("Network.emulateNetworkConditions", { ...slow3g, offline: true });
  await form.getByRole("button", { name: "Send review" }).click();
  await expect(form.getByText(/^We've saved your review/)).toBeVisible();
  await network.send("Network.emulateNetworkConditions", slow3g);
  await expect(form.getByRole("heading", { name: "Thank you for your review" })).toBeFocused();
  await expectAccessible(form);
  await visit.close();

  await page.goto("/admin-panel/reviews");
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("Verified trip");
  await expect(row).toContainText("Hidden");
  await row.getByRole("link", { name: /^Edit/ }).click();
  await expect(page.getByLabel("Comment")).toHaveAttribute("readonly", "");
  await page.getByLabel("Your public answer").fill("Come again, Ada!");
  await page.getByLabel("Shown on the site").check({ force: true });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Publish" }).click();
  await page.waitForURL("/admin-panel/reviews");
  const readHome = async () => (await page.request.get("/")).text();
  await expect.poll(readHome, { timeout: 90_000 }).toContain("Come again, Ada!");
  expect(await readHome()).toContain("Verified trip");
});
