import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { expect, test } from "vitest";
import type { AppEnv } from "#http/context.ts";
import { AppError } from "#platform/errors.ts";
import { testSecrets } from "#testing/app/create-test-app.ts";
import { listen } from "#testing/listen.ts";
import {
  deliverWebhook,
  NotDeliveredError,
  ReceiverGoneError,
  signWebhook,
  verifyWebhook,
} from "./webhook.ts";

const secret = testSecrets.webhook;
const body = '{"type":"site.rebuild","data":{"reason":"Kívu – ☀"}}';
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

const verify = (headers: Record<string, string | undefined>, text = body) =>
  verifyWebhook(secret, text, (name) => headers[name]);

/** A receiver that answers with this status and notes what it got. */
const openReceiver = async (status: number, retryAfter?: string) => {
  const received: { headers: Record<string, string>; text: string; path: string }[] = [];
  const app = new Hono<AppEnv>().all("*", async (c) => {
    received.push({ headers: c.req.header(), text: await c.req.text(), path: c.req.path });
    return c.body("x".repeat(100_000), status as 200, {
      Location: "/elsewhere",
      ...(retryAfter && { "Retry-After": retryAfter }),
    });
  });
  const { url } = await listen({ app });
  const deliver = () =>
    deliverWebhook({
      url,
      secrets: secret,
      id: "one",
      event: { a: 1 },
      at: new Date(),
      allowPrivate: true,
    });
  return { received, deliver };
};

test("accepts a request signed with the shared secret and returns its id", () => {
  const id = randomUUID();
  expect(verify(signWebhook(secret, id, new Date(), body))).toBe(id);
  expect(verify(signWebhook(secret, id, minutesAgo(4), body))).toBe(id);
});

test("rejects altered, expired and incomplete requests", () => {
  const headers = signWebhook(secret, "one", new Date(), body);
  const refused = [
    () => verify(headers, body.replace("☀", "☁")),
    () => verify(headers, ""),
    () => verify({ ...headers, "webhook-id": "two" }),
    () => verify({ ...headers, "webhook-id": undefined }),
    () => verify({ ...headers, "webhook-timestamp": undefined }),
    () => verify({ ...headers, "webhook-signature": undefined }),
    () => verify({}),
    () => verify(signWebhook(secret, "one", minutesAgo(6), body)),
    () => verify(signWebhook(secret, "one", minutesAgo(-6), body)),
    () => verify(signWebhook(`whsec_${"b".repeat(44)}`, "one", new Date(), body)),
  ];
  for (const [index, attempt] of refused.entries()) {
    expect(attempt, `attempt ${index}`).toThrow(AppError);
    expect(attempt, `attempt ${index}`).toThrow(/signature/);
  }
});

test("a message reaches its receiver as it was signed", async () => {
  const { received, deliver } = await openReceiver(202);
  await deliver();
  expect(received).toHaveLength(1);
  const [{ headers, text }] = received as [(typeof received)[0]];
  expect(JSON.parse(text)).toEqual({ a: 1 });
  expect(headers["content-type"]).toBe("application/json");
  expect(verify(headers, text)).toBe("one");
});

test.each([301, 302, 307, 308])(
  "a receiver that redirects with %i is not followed",
  async (status) => {
    const { received, deliver } = await openReceiver(status);
    await expect(deliver()).rejects.toThrow(String(status));
    expect(received.map(({ path }) => path)).toEqual(["/"]);
  },
);

test.each([400, 401, 404, 429, 500, 503])(
  "a receiver that answers %i has not taken it",
  async (status) => {
    const { received, deliver } = await openReceiver(status);
    await expect(deliver()).rejects.toThrow(`The page builder answered with status ${status}.`);
    expect(received).toHaveLength(1);
  },
);

test("a receiver that is not there has not taken it", async () => {
  const at = new Date();
  const url = "http://127.0.0.1:9/";
  await expect(
    deliverWebhook({ url, secrets: secret, id: "one", event: {}, at, allowPrivate: true }),
  ).rejects.toThrow();
});

test("distinguishes a receiver that is gone from a busy one", async () => {
  const { deliver } = await openReceiver(410);
  await expect(deliver()).rejects.toBeInstanceOf(ReceiverGoneError);
});

test.each([
  ["30", 30_000],
  [new Date(Date.now() + 90_000).toUTCString(), 90_000],
  [new Date(Date.now() - 90_000).toUTCString(), 0],
  ["999999", 60 * 60_000],
  ["soon", 0],
  [undefined, 0],
])("a receiver that says Retry-After: %s is believed within reason", async (header, expected) => {
  const { deliver } = await openReceiver(503, header);
  const error: unknown = await deliver().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(NotDeliveredError);
  expect(Math.abs((error as NotDeliveredError).retryAfter - expected)).toBeLessThan(3_000);
});

test("while the secret is replaced both sides may use either", () => {
  const other = `whsec_${"b".repeat(44)}`;
  const id = randomUUID();
  const byBoth = signWebhook(`${other} ${secret}`, id, new Date(), body);
  expect(verify(byBoth)).toBe(id);
  const read = (headers: Record<string, string>) => (name: string) => headers[name];
  expect(verifyWebhook(other, body, read(byBoth))).toBe(id);
  const byOld = signWebhook(secret, id, new Date(), body);
  expect(verifyWebhook(`${other} ${secret}`, body, read(byOld))).toBe(id);
  expect(() => verifyWebhook(other, body, read(byOld))).toThrow(AppError);
});
