import type { SettingsAsRead } from "shared/endpoints/site-settings";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { newest, nextAddress, sampleContact } from "#testing/app/samples.ts";

const open = async () => {
  const { send, signInAsAdmin, ...testApp } = await createTestApp({ trustedProxies: 1 });
  const { token } = await signInAsAdmin();
  const set = async (changes: object) => {
    const { body } = await send("GET /api/settings", { token });
    const { value, version } = (body as SettingsAsRead).messages;
    const json = { section: "messages", value: { ...value, ...changes }, version };
    expect(await send("PUT /api/settings", { token, json })).toMatchObject({ status: 200 });
  };
  const write = async (address: string, message = "Hello") =>
    (await send("POST /api/contact", { json: { ...sampleContact, message }, address })).status;
  return { ...testApp, set, write };
};

test("a message with a word that the owner blocked is kept apart, from then on", async () => {
  const { services, set, write } = await open();
  await write(nextAddress(), "Try our CASINO today");
  await set({ blockedWords: ["casino"] });
  await write(nextAddress(), "Try our CASINO today");
  await write(nextAddress(), "Do you rent kayaks?");
  const { contacts } = await services.contacts.list(newest());
  expect(contacts.map(({ message }) => message)).toEqual([
    "Do you rent kayaks?",
    "Try our CASINO today",
  ]);
  const { contacts: doubted } = await services.contacts.list({ ...newest(), spam: true });
  expect(doubted).toHaveLength(1);
});

test("as many messages come from one address as the owner lets in, without a restart", async () => {
  const { set, write, clock } = await open();
  const address = nextAddress();
  const statuses = async (count: number) => {
    const all: number[] = [];
    for (let sent = 0; sent < count; sent++) all.push(await write(address));
    return all;
  };
  await set({ perVisitor: 2 });
  expect(await statuses(3)).toEqual([201, 201, 429]);
  await set({ perVisitor: 3 });
  expect(await statuses(2)).toEqual([201, 429]);
  await set({ perVisitor: 1 });
  clock.advance(599_000);
  expect(await statuses(1)).toEqual([429]);
  clock.advance(2_000);
  expect(await statuses(2)).toEqual([201, 429]);
});
