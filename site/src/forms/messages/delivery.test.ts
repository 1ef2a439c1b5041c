import { expect, test } from "vitest";
import { advance, type Delivery, type DeliveryEvent, idle } from "./delivery.ts";

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
