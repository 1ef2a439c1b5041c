import { expect, test } from "vitest";
import {
  advance,
  type Delivery,
  type DeliveryEvent,
  idle,
  retryDelay,
  shouldRetry,
} from "./delivery.ts";

const waiting: Delivery<string> = { kind: "waiting", tries: 1, delay: 5_000, isOffline: true };
const accepted = { ok: true, status: 201, retryAfter: 0, body: { message: "Thanks" } };
const sent: Delivery<string> = {
  kind: "sent",
  message: "Hello",
  response: accepted,
  isAutomatic: false,
};

const answered = (status: number | undefined, mayRetry = true): DeliveryEvent<string> => ({
  type: "answered",
  message: "Hello",
  response: status ? { ...accepted, ok: status < 400, status } : undefined,
  tries: 2,
  mayRetry,
});

test.each<[string, Delivery<string>, DeliveryEvent<string>, Delivery<string>]>([
  ["sends on a press", waiting, { type: "submitted" }, { kind: "sending" }],
  ["is sent once the API accepts it", { kind: "sending" }, answered(201), sent],
  ["is sent by a retry", waiting, answered(201), { ...sent, isAutomatic: true }],
  ["is refused for good", waiting, answered(400), { kind: "refused" }],
  [
    "waits without a connection",
    { kind: "sending" },
    answered(undefined),
    { kind: "waiting", tries: 2, delay: 10_000, isOffline: true },
  ],
  [
    "waits for a server that fails",
    waiting,
    answered(503),
    { kind: "waiting", tries: 2, delay: 10_000, isOffline: false },
  ],
  ["ends when it is too late", waiting, answered(503, false), { kind: "idle", ended: "late" }],
  ["ends when the text changes", waiting, { type: "typed" }, { kind: "idle", ended: "changed" }],
  [
    "keeps saying that it changed",
    advance(waiting, { type: "typed" }),
    { type: "typed" },
    {
      kind: "idle",
      ended: "changed",
    },
  ],
  ["forgets the last message on typing", sent, { type: "typed" }, idle],
  ["forgets a message in flight on typing", { kind: "sending" }, { type: "typed" }, idle],
  [
    "ends on request",
    waiting,
    { type: "ended", reason: "stopped" },
    { kind: "idle", ended: "stopped" },
  ],
  [
    "ends when another page took it over",
    waiting,
    { type: "takenOver", reason: "removed" },
    { kind: "idle", ended: "removed" },
  ],
  [
    "says nothing of a message that did not wait",
    sent,
    { type: "takenOver", reason: "removed" },
    idle,
  ],
  ["stays idle when another page took over", idle, { type: "takenOver", reason: "replaced" }, idle],
  [
    "waits again when a press fails",
    advance(waiting, { type: "submitted" }),
    answered(503),
    { kind: "waiting", tries: 2, delay: 10_000, isOffline: false },
  ],
])("%s", (_, before, event, after) => {
  expect(advance(before, event)).toEqual(after);
});

test("a stored message is sent again at once", () => {
  expect(advance<string>(idle, { type: "resumed" })).toMatchObject({ kind: "waiting", delay: 0 });
});

const reply = (status: number, retryAfter = 0) => ({
  ok: status < 300,
  status,
  retryAfter,
  body: undefined,
});

test("a message waits for what is about the server, not for what is about itself", () => {
  expect(shouldRetry(undefined)).toBe(true);
  for (const status of [429, 500, 502, 503, 507]) expect(shouldRetry(reply(status))).toBe(true);
  for (const status of [201, 400, 413, 415]) expect(shouldRetry(reply(status))).toBe(false);
});

test("rests grow to five minutes, and are not shorter than the server asks for", () => {
  const tries = [1, 2, 3, 4, 5, 6, 7, 8, 2_000];
  const rests = tries.map((count) => retryDelay(count, undefined) / 1_000);
  expect(rests).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
  expect(retryDelay(1, reply(503, 2))).toBe(5_000);
  expect(retryDelay(1, reply(429, 600))).toBe(600_000);
});

test("a server may ask for an hour's rest, not for longer", () => {
  for (const seconds of [3_600, 86_400, 1e12]) {
    expect(retryDelay(1, reply(503, seconds))).toBe(3_600_000);
  }
});
