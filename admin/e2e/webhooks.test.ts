import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { verifyWebhook } from "../../api/src/publishing/webhook.ts";
import { expect, signIn, test } from "./fixtures.ts";

test.use({ startsSignedIn: false });

type Received = { body: string; headers: Record<string, string> };

test("an owner connects a program, tests it and sees a failed delivery arrive", async ({
  page,
  admin,
  request,
}) => {
  const received: Received[] = [];
  let status = 500;
  const server = createServer(async (incoming, response) => {
    const body = Buffer.concat(await incoming.toArray()).toString();
    const names = ["webhook-id", "webhook-timestamp", "webhook-signature"];
    const headers = Object.fromEntries(names.map((name) => [name, String(incoming.headers[name])]));
    received.push({ body, headers });
    response.writeHead(status).end(status === 200 ? "Karibu" : "Not now");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await signIn(page, admin);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin-settings/webhooks");
  const form = page.getByRole("form", { name: "New webhook" });
  await form.getByRole("textbox", { name: "Name" }).fill("Team chat");
  await form.getByRole("textbox", { name: "Address" }).fill(`http://127.0.0.1:${port}/hook`);
  await form.getByRole("checkbox", { name: "A guest writes" }).check();
  await form.getByRole("button", { name: "Add webhook" }).click();
  const secret = await page.getByText(/^whsec_/).textContent();
  await page.getByRole("button", { name: "I stored it" }).click();
  await page.getByRole("button", { name: "Send a test to Team chat" }).click();
  await expect(page.getByText("The test was not delivered.")).toBeVisible();
  await expect(page.getByText("Not now")).toBeVisible();
  const verify = ({ body, headers }: Received) =>
    verifyWebhook(secret ?? "", body, (name) => headers[name]);
  expect(verify(received[0]!)).toBe(received[0]!.headers["webhook-id"]);

  const message = { name: "Ada", email: "ada@example.test", message: "Is the bay calm in May?" };
  expect((await request.post("/api/contact", { data: message })).status()).toBe(201);
  await expect.poll(() => received.length).toBeGreaterThan(1);
  status = 200;
  await page.getByRole("button", { name: "Deliveries to Team chat" }).click();
  const log = page.getByRole("list", { name: "Deliveries to Team chat" });
  await log.getByRole("button", { name: "Retry inquiry.received now" }).first().click();
  await expect.poll(() => received.map(verify).length).toBeGreaterThan(2);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);

  await page.getByRole("button", { name: "Turn Team chat off" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByText("“Team chat” was turned off.")).toBeVisible();
  await page.getByRole("button", { name: "Delete Team chat" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("“Team chat” was deleted.")).toBeVisible();
  server.close();
});
