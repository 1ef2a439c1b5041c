import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import type { AuditEntry } from "shared/audit/audit";
import type { WebhookDelivery, WebhookSecret } from "shared/webhooks/webhooks";
import { webhookEvents } from "shared/webhooks/webhooks";
import { Webhook as Verifier } from "standardwebhooks";
import { expect, onTestFinished, test, vi } from "vitest";
import { product } from "#platform/actor.ts";
import { builds } from "#tables/builds.ts";
import { messages } from "#tables/messages.ts";
import { webhookDeliveries, webhooks } from "#tables/webhooks.ts";
import { createTestApp, type TestApp } from "#testing/app/create-test-app.ts";
import { newest, sampleContact, sampleInquiry } from "#testing/app/samples.ts";

const hour = 3_600_000;
const day = 24 * hour;

type Received = { body: string; headers: Record<string, string> };
type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A receiver on loopback, whose answer a test changes. */
const openReceiver = async (first: Answer = (response) => response.end("taken")) => {
  const received: Received[] = [];
  const receiver = { received, answer: first, url: "" };
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const headers = Object.fromEntries(
      ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) => [
        name,
        String(request.headers[name]),
      ]),
    );
    received.push({ body, headers });
    receiver.answer(response, request);
  }).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, "listening");
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return receiver;
};

const open = async (options: Parameters<typeof createTestApp>[0] = {}) => {
  const testApp = await createTestApp({ allowPrivateWebhooks: true, ...options });
  const { user, token } = await testApp.signInAsAdmin();
  const { send } = testApp;
  const create = async (url: string, events: readonly string[] = webhookEvents) => {
    const json = { name: "Bookkeeping", url, events };
    const { status, body } = await send("POST /api/webhooks", { token, json });
    expect(status).toBe(201);
    return body as WebhookSecret;
  };
  const listDeliveries = ({ webhook }: WebhookSecret) =>
    testApp.services.webhooks.listDeliveries(webhook._id);
  return { ...testApp, user, token, create, listDeliveries };
};

const startWorker = ({ services }: Pick<TestApp, "services">) => {
  services.webhookWorker.start();
  onTestFinished(async () => {
    await services.webhookWorker.stop();
    await services.versions.stop();
  });
};

const verify = (secret: string, { body, headers }: Received) =>
  new Verifier(secret).verify(body, headers) as {
    type: string;
    timestamp: string;
    data: Record<string, unknown>;
  };

const waitFor = <T>(read: () => T | Promise<T>) =>
  vi.waitFor(read, { timeout: 10_000, interval: 50 });

const awaited = ["inquiry.received", "conversation.replied", "proposal.accepted", "release.live"];

test("sends a signed request for each event, without personal data", async () => {
  const testApp = await open();
  const { create, services, send, token, user, db } = testApp;
  const receiver = await openReceiver();
  const created = await create(receiver.url);
  startWorker(testApp);
  const form = { ...sampleInquiry, name: "Ada Traveller" };
  const { inquiry } = await services.inquiries.submit(form, undefined);
  const [row] = await db.read.select().from(messages).where(eq(messages.id, inquiry._id));
  const id = row!.conversationId;
  const reply = { text: "Karibu!", channel: "mail" } as const;
  await services.conversations.answer({ ...product, id: user._id }, id, reply, undefined);
  const { _id, draft } = await services.proposals.create(product, id, undefined);
  const { content, updatedAt } = draft!;
  const lines = [{ label: "Person", quantity: 2, unitPrice: 45 }];
  const options = [{ ...content.options[0]!, id: "tent", lines }];
  const priced = { ...content, title: "Napoleon Island", options, schedule: [] };
  const saved = await services.proposals.save(product, _id, { content: priced, updatedAt });
  const offered = { channel: "link", text: "Karibu!", updatedAt: saved.updatedAt } as const;
  await services.proposals.send(product, _id, offered);
  const accepted = { version: 1, option: "tent", name: "Ada Traveller" };
  const accept = `POST /api/proposals/${_id}/acceptance`;
  expect((await send(accept, { token, json: accepted })).status).toBe(201);
  const { builds: requested } = await services.builds.list();
  const build = requested[0] ?? (await services.builds.publish(product, "Test"));
  await db.write((tx) =>
    tx
      .update(builds)
      .set({ status: "live", liveAt: new Date().toISOString() })
      .where(eq(builds.id, build._id)),
  );
  const find = (type: string) =>
    receiver.received
      .map((request) => verify(created.secret, request))
      .filter((event) => event.type === type);
  await waitFor(() => {
    for (const type of awaited) expect(find(type)[0]).toBeTruthy();
  });
  const url = `http://public.test/inbox/${id}`;
  expect(find("inquiry.received").map(({ data }) => data)).toEqual([
    { conversationId: id, messageId: inquiry._id, form: "inquiry", url },
  ]);
  expect(find("conversation.replied")[0]!.data).toMatchObject({ conversationId: id, url });
  expect(find("conversation.state_changed").map(({ data }) => data)).toContainEqual({
    ...{ conversationId: id, state: "answered", previousState: "new", url },
  });
  expect(find("proposal.accepted")[0]!.data).toMatchObject({
    ...{ conversationId: id, proposalId: _id, version: 1, total: 90 },
  });
  expect(find("release.live")[0]!.data).toMatchObject({ buildId: build._id });
  const text = receiver.received.map(({ body }) => body).join("");
  for (const secret of [form.email, form.name, "Karibu!"]) expect(text).not.toContain(secret);
});

test("stores nothing for events that no webhook wants, and sends nothing while it is off", async () => {
  const { create, services, send, token, db } = await open();
  const receiver = await openReceiver();
  const { webhook } = await create(receiver.url, ["release.live"]);
  await services.contacts.submit(sampleContact, undefined);
  const { name, url, _id } = webhook;
  const json = { name, url, events: ["inquiry.received"], isEnabled: false };
  expect((await send(`PUT /api/webhooks/${_id}`, { token, json })).status).toBe(200);
  await services.contacts.submit({ ...sampleContact, message: "Another" }, undefined);
  expect(await db.read.$count(webhookDeliveries)).toBe(0);
});

test("a message that is refused leaves no delivery", async () => {
  const { create, db } = await open();
  const receiver = await openReceiver();
  await create(receiver.url);
  const failing = db.write(async (tx) => {
    await tx.insert(builds).values({
      ...{ id: "b1", revision: 1, status: "building", requestedAt: new Date().toISOString() },
    });
    await tx.update(builds).set({ liveAt: new Date().toISOString() }).where(eq(builds.id, "b1"));
    expect(await tx.$count(webhookDeliveries)).toBe(1);
    throw new Error("The transaction fails.");
  });
  await expect(failing).rejects.toThrow("The transaction fails.");
  expect(await db.read.$count(webhookDeliveries)).toBe(0);
});

test("retries with the same id on the published schedule, then gives up and says so", async () => {
  const testApp = await open();
  const { create, services, clock, listDeliveries, send, signInAsAdmin } = testApp;
  const receiver = await openReceiver((response) => response.writeHead(500).end("broken"));
  const created = await create(receiver.url, ["inquiry.received"]);
  await services.contacts.submit(sampleContact, undefined);
  startWorker(testApp);
  const minute = 60_000;
  const waits = [5_000, 5 * minute, 30 * minute, ...[2, 5, 10, 14, 20, 24].map((n) => n * hour)];
  for (const [index, wait] of waits.entries()) {
    await waitFor(async () => {
      const [delivery] = await listDeliveries(created);
      expect(delivery).toMatchObject({ state: "waiting", attempts: index + 1, status: 500 });
      const next = Date.parse(delivery!.nextAttemptAt!) - clock.now().getTime();
      expect(Math.abs(next - wait)).toBeLessThan(5_000);
    });
    clock.advance(wait);
    services.webhookWorker.wake();
  }
  await waitFor(async () =>
    expect((await listDeliveries(created))[0]).toMatchObject({
      ...{ state: "failed", attempts: 10, answer: "broken", nextAttemptAt: null },
      error: "The address answered with status 500.",
    }),
  );
  expect((await services.webhooks.list())[0]).toMatchObject({ failed: 1, disabledAt: null });
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
  receiver.answer = (response) => response.end();
  const [failed] = await listDeliveries(created);
  const retry = `POST /api/webhook-deliveries/${failed!._id}/retry`;
  const { token } = await signInAsAdmin();
  expect((await send(retry, { token })).status).toBe(202);
  await waitFor(async () =>
    expect((await listDeliveries(created))[0]).toMatchObject({ state: "delivered", status: 200 }),
  );
  expect((await send(retry, { token })).status).toBe(409);
});

test("two workers send each delivery once", async () => {
  const testApp = await open();
  const receiver = await openReceiver();
  await testApp.create(receiver.url, ["inquiry.received"]);
  const other = testApp.openProcess();
  startWorker(testApp);
  startWorker(other);
  for (let index = 0; index < 12; index += 1)
    await testApp.services.contacts.submit(
      { ...sampleContact, email: `guest${index}@example.test`, message: `Hello ${index}` },
      undefined,
    );
  await waitFor(() => expect(receiver.received).toHaveLength(12));
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(12);
});

test("a worker sends what a dead one had leased, with the same id", async () => {
  const testApp = await open();
  const { create, services, db, clock } = testApp;
  const receiver = await openReceiver();
  await create(receiver.url, ["inquiry.received"]);
  await services.contacts.submit(sampleContact, undefined);
  const dueAt = new Date(clock.now().getTime() + 60_000).toISOString();
  const dead = { state: "sending", lease: "dead", dueAt, attempts: 1 } as const;
  await db.write((tx) => tx.update(webhookDeliveries).set(dead));
  const [{ id } = { id: "" }] = await db.read.select().from(webhookDeliveries);
  clock.advance(61_000);
  startWorker(testApp);
  await waitFor(() => expect(receiver.received[0]?.headers["webhook-id"]).toBe(id));
});

test("signs with the old secret too for a day after it was replaced", async () => {
  const { create, send, token, clock, services } = await open();
  const receiver = await openReceiver();
  const { webhook, secret } = await create(receiver.url);
  const rotated = await send(`POST /api/webhooks/${webhook._id}/rotate`, { token });
  const newSecret = (rotated.body as WebhookSecret).secret;
  expect(newSecret).not.toBe(secret);
  await services.webhooks.test(webhook._id);
  for (const valid of [secret, newSecret])
    expect(verify(valid, receiver.received[0]!).type).toBe("webhook.test");
  clock.advance(day + 1);
  await services.webhooks.test(webhook._id);
  expect(receiver.received[1]!.headers["webhook-signature"]!.split(" ")).toHaveLength(1);
});

test("shows the outcome of a test with the first kilobyte of 10 MB", async () => {
  const { create, send, token } = await open();
  const receiver = await openReceiver((response) => response.end("x".repeat(10_000_000)));
  const { webhook } = await create(receiver.url);
  const { body } = await send(`POST /api/webhooks/${webhook._id}/test`, { token });
  const { delivery } = body as { delivery: WebhookDelivery };
  expect(delivery).toMatchObject({ state: "delivered", status: 200, answer: "x".repeat(1_024) });
  expect(delivery.milliseconds).toBeGreaterThanOrEqual(0);
});

test("gives up an answer that takes longer than 15 seconds", async () => {
  const { create, send, token } = await open();
  const receiver = await openReceiver(() => {});
  const { webhook } = await create(receiver.url);
  const { body } = await send(`POST /api/webhooks/${webhook._id}/test`, { token });
  const error = "No answer within 15 seconds.";
  expect((body as { delivery: WebhookDelivery }).delivery).toMatchObject({ status: null, error });
}, 30_000);

test("reports a redirect to a private address without following it", async () => {
  const { create, send, token, services } = await open();
  const inner = await openReceiver();
  const receiver = await openReceiver((response) => {
    response.writeHead(302, { Location: inner.url }).end();
  });
  const { webhook } = await create(receiver.url);
  const { body } = await send(`POST /api/webhooks/${webhook._id}/test`, { token });
  const error = "The address answered with a redirect (302), which is not followed.";
  expect((body as { delivery: WebhookDelivery }).delivery).toMatchObject({
    state: "failed",
    error,
  });
  expect(inner.received).toEqual([]);
  // A test is no event that was lost.
  expect((await services.webhooks.list())[0]).toMatchObject({ failed: 0 });
});

test.each([
  ["http://example.com/hook", "Address must begin with https://."],
  ["https://10.0.0.1/hook", "Address must not be in a private network."],
  ["https://[::ffff:127.0.0.1]/hook", "Address must not be in a private network."],
  ["https://localhost./hook", "Address must not be in a private network."],
  ["https://ada:secret@example.com/", "Address must not contain a user name or password."],
  ["hooks", "Address must be a web address."],
])("refuses the address %s", async (url, message) => {
  const { send, token } = await open({ allowPrivateWebhooks: false });
  const json = { name: "Bookkeeping", url, events: ["release.live"] };
  const { status, body } = await send("POST /api/webhooks", { token, json });
  expect([status, body]).toMatchObject([400, { issues: [{ path: "url", message }] }]);
});

test("stores the secret encrypted and the changes in the activity log", async () => {
  const { create, send, token, db } = await open();
  const receiver = await openReceiver();
  const { webhook, secret } = await create(`${receiver.url}?token=hidden`);
  const listed = await send("GET /api/webhooks", { token });
  for (const text of [listed.text, JSON.stringify(await db.read.select().from(webhooks))])
    expect(text).not.toContain(secret);
  await send(`DELETE /api/webhooks/${webhook._id}`, { token });
  const { body } = await send("GET /api/audit?q=Bookkeeping", { token });
  const { entries } = body as { entries: AuditEntry[] };
  const actions = entries.map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(["webhook.created", "webhook.deleted"]));
  expect(JSON.stringify(entries)).not.toContain("hidden");
});

test("erasing a person removes deliveries about them, waiting and sent", async () => {
  const { create, services, db, user } = await open();
  const receiver = await openReceiver();
  await create(receiver.url, ["inquiry.received"]);
  await services.contacts.submit(sampleContact, undefined);
  await services.contacts.submit({ ...sampleContact, email: "bea@example.test" }, undefined);
  const { contacts } = await services.contacts.list(newest(5));
  expect(contacts).toHaveLength(2);
  await services.personalData.erase({ ...product, email: user.email }, sampleContact.email);
  const kept = await db.read.select().from(webhookDeliveries);
  expect(kept.map(({ data }) => data.messageId)).toEqual([
    contacts.find(({ email }) => email === "bea@example.test")?._id,
  ]);
});

test("removes deliveries after 30 days", async () => {
  const { create, services, db, clock } = await open();
  const receiver = await openReceiver();
  await create(receiver.url, ["inquiry.received"]);
  await services.contacts.submit(sampleContact, undefined);
  const { signal } = new AbortController();
  clock.advance(29 * day);
  expect(await services.removeOldDeliveries(signal)).toEqual({ deliveries: 0 });
  clock.advance(2 * day);
  expect(await services.removeOldDeliveries(signal)).toEqual({ deliveries: 1 });
  expect(await db.read.$count(webhookDeliveries)).toBe(0);
});
