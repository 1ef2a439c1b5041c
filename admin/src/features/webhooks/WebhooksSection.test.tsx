import { screen, within } from "@testing-library/react";
import { type Webhook, webhook, webhookDelivery } from "shared/webhooks/webhooks";
import { expect, test } from "vitest";
import { pathTo } from "../../lib/app/paths.ts";
import { startFakeApi } from "../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../testing/open-admin.tsx";

const list = "GET /api/webhooks";
const create = "POST /api/webhooks";
const secret = "whsec_Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE=";

const aWebhook = (changes: Partial<Webhook> = {}) =>
  webhook.parse({
    _id: "chat",
    name: "Team chat",
    url: "https://chat.example/hook",
    events: ["inquiry.received"],
    createdAt: "2026-11-20T06:00:00.000Z",
    disabledAt: null,
    previousSecretUntil: null,
    waiting: 0,
    failed: 0,
    ...changes,
  });

const aDelivery = (changes: object = {}) =>
  webhookDelivery.parse({
    _id: "d1",
    event: "inquiry.received",
    body: "{}",
    state: "failed",
    attempts: 10,
    nextAttemptAt: null,
    status: 500,
    milliseconds: 12,
    answer: "Not now",
    error: "The address answered with status 500.",
    createdAt: "2026-11-20T06:00:00.000Z",
    settledAt: "2026-11-24T06:00:00.000Z",
    ...changes,
  });

const open = async (webhooks: Webhook[]) => {
  const api = await startFakeApi();
  api.answer(list, { webhooks });
  signIn();
  return { api, ...openAdmin(pathTo.settings("webhooks"), api) };
};

test("explains webhooks while there are none", async () => {
  await open([]);
  expect(await screen.findByText("No webhooks yet.")).toBeTruthy();
  expect(screen.getByText(/a message in your team chat for each new inquiry/)).toBeTruthy();
});

test("adds a webhook and shows its secret once", async () => {
  const { api, user } = await open([]);
  const added = aWebhook();
  api.answer(create, { message: "Webhook added.", webhook: added, secret }, 201);
  await user.type(await screen.findByRole("textbox", { name: /^Name/ }), "Team chat");
  await user.type(screen.getByRole("textbox", { name: /^Address/ }), added.url);
  await user.click(screen.getByRole("checkbox", { name: /^A guest writes/ }));
  api.answer(list, { webhooks: [added] });
  await user.click(screen.getByRole("button", { name: "Add webhook" }));
  const shown = await screen.findByRole("alert");
  expect(within(shown).getByText(secret)).toBeTruthy();
  expect(JSON.parse(api.requests(create)[0]!.body)).toEqual({
    ...{ name: "Team chat", url: added.url, events: ["inquiry.received"] },
  });
  await user.click(within(shown).getByRole("button", { name: "I stored it" }));
  expect(screen.queryByText(secret)).toBeNull();
});

test("says how many events were not delivered and retries one", async () => {
  const { api, user } = await open([aWebhook({ failed: 3 })]);
  expect(await screen.findByText("3 not delivered in the last 30 days")).toBeTruthy();
  api.answer("GET /api/webhooks/chat/deliveries", { deliveries: [aDelivery()] });
  const retry = "POST /api/webhook-deliveries/d1/retry";
  api.answer(retry, { message: "The event will be sent again now." }, 202);
  await user.click(screen.getByRole("button", { name: "Deliveries to Team chat" }));
  await user.click(await screen.findByRole("button", { name: "Retry inquiry.received now" }));
  await expect.poll(() => api.requests(retry).length).toBe(1);
});

test("shows the status, the duration and the answer of a test", async () => {
  const { api, user } = await open([aWebhook()]);
  const taken = { state: "delivered", status: 200, answer: "Karibu", error: null };
  const delivery = aDelivery({ ...taken, event: "webhook.test" });
  api.answer("POST /api/webhooks/chat/test", { delivery });
  await user.click(await screen.findByRole("button", { name: "Send a test to Team chat" }));
  expect(await screen.findByText("The address took the test.")).toBeTruthy();
  expect(screen.getByText("Status 200 · 12 ms")).toBeTruthy();
  expect(screen.getByText("Karibu")).toBeTruthy();
});

test("replaces a secret after a confirmation", async () => {
  const { api, user } = await open([aWebhook()]);
  const rotate = "POST /api/webhooks/chat/rotate";
  api.answer(rotate, { message: "Secret replaced.", webhook: aWebhook(), secret });
  await user.click(await screen.findByRole("button", { name: "Replace the secret of Team chat" }));
  expect(api.requests(rotate)).toEqual([]);
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: "Replace" }));
  expect(await screen.findByText(secret)).toBeTruthy();
});
