import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { webhookSecret } from "shared/webhooks/webhooks";
import { Webhook } from "standardwebhooks";
import { expect, onTestFinished, test } from "vitest";
import { openProduct } from "#testing/app/open-product.ts";
import { sampleContact } from "#testing/app/samples.ts";

type Received = { body: string; headers: Record<string, string> };

/** Refuses all requests until `isUp`. */
const openReceiver = async () => {
  const receiver = {
    isUp: false,
    url: "",
    refused: Array.of<Received>(),
    taken: Array.of<Received>(),
  };
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const names = ["webhook-id", "webhook-timestamp", "webhook-signature"];
    const headers = Object.fromEntries(names.map((name) => [name, String(request.headers[name])]));
    (receiver.isUp ? receiver.taken : receiver.refused).push({ body, headers });
    response.writeHead(receiver.isUp ? 204 : 503).end();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, "listening");
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return receiver;
};

test("a product killed between attempts delivers the event with the same id", async () => {
  const variables = { REBUILD_WEBHOOK_PRIVATE: "allow", BACKUP_EVERY: "off" };
  const { origin, headers, kill, start, close } = await openProduct(variables);
  onTestFinished(close);
  const receiver = await openReceiver();
  const post = (path: string, body: object) =>
    fetch(`${origin}/api/${path}`, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  const input = { name: "Bookkeeping", url: receiver.url, events: ["inquiry.received"] };
  const { secret } = webhookSecret.parse(await (await post("webhooks", input)).json());
  expect((await post("contact", sampleContact)).status).toBe(201);
  const patience = { timeout: 60_000, interval: 50 };
  await expect.poll(() => receiver.refused.length, patience).toBe(1);
  await kill();
  receiver.isUp = true;
  await start();
  await expect.poll(() => receiver.taken.length, patience).toBe(1);
  const [taken] = receiver.taken;
  expect(taken!.headers["webhook-id"]).toBe(receiver.refused[0]!.headers["webhook-id"]);
  expect(new Webhook(secret).verify(taken!.body, taken!.headers)).toMatchObject({
    type: "inquiry.received",
  });
}, 180_000);
