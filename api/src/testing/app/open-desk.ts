import { conversationListQuery } from "shared/conversations";
import { expect } from "vitest";
import { createTestApp } from "./create-test-app.ts";
import { nextAddress, sampleContact, sampleInquiry } from "./samples.ts";

export const guest = "ada@example.test";
const inquiry = { ...sampleInquiry, email: guest, name: "Ada" };
const contact = { ...sampleContact, email: "Ada@Example.test" };

/** A product with an admin, in which guests write one second after the other. */
export const openDesk = async (options?: Parameters<typeof createTestApp>[0]) => {
  const testApp = await createTestApp({ trustedProxies: 1, ...options });
  const { send, signInAsAdmin, services, clock } = testApp;
  const { token, user } = await signInAsAdmin();
  const post = async (route: "POST /api/inquiries" | "POST /api/contact", json: object) => {
    clock.advance(1_000);
    const { status } = await send(route, { json, address: nextAddress() });
    expect(status).toBe(201);
  };
  const ask = async (changes: object = {}) =>
    post("POST /api/inquiries", { ...inquiry, ...changes });
  const write = async (changes: object = {}) =>
    post("POST /api/contact", { ...contact, ...changes });
  const list = async (query: Record<string, string> = {}) =>
    (await services.conversations.list(conversationListQuery.parse(query), user._id)).conversations;
  const read = (id: string) => services.conversations.read(id);
  const call = async (route: string, json?: object) => {
    clock.advance(1_000);
    return send(route, { token, ...(json && { json }) });
  };
  const change = (id: string, fields: object) =>
    call("PATCH /api/conversations", { changes: [{ id, change: fields }] });
  return { ...testApp, token, user, ask, write, list, read, call, change };
};

export const onlyOf = <Item>(items: Item[]): Item => {
  expect(items).toHaveLength(1);
  return items[0]!;
};
