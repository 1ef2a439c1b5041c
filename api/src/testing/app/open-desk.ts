import { contactList } from "shared/inbox/contacts";
import { conversationList } from "shared/inbox/conversations";
import { inquiryList } from "shared/inbox/inquiries";
import { conversationBody } from "shared/inbox/timeline";
import { mailContentBody, mailList } from "shared/mail/outbox";
import { expect } from "vitest";
import type { z } from "zod";
import { createTestApp } from "./create-test-app.ts";
import { nextAddress, sampleContact, sampleInquiry } from "./samples.ts";

export const guest = "ada@example.test";
const inquiry = { ...sampleInquiry, email: guest, name: "Ada" };
const contact = { ...sampleContact, email: "Ada@Example.test" };

/** An admin's session ends after an hour without a request. */
const longestPause = 30 * 60_000;

/** A product with an admin who works over HTTP, in which guests write one second after the other. */
export const openDesk = async (options?: Parameters<typeof createTestApp>[0]) => {
  const testApp = await createTestApp({ trustedProxies: 1, ...options });
  const { send, signIn, signInAsAdmin, clock } = testApp;
  const { token, user } = await signInAsAdmin();
  const session = { token, usedAt: clock.now().getTime() };
  const sendAsAdmin = async (route: string, json?: object) => {
    const now = clock.now().getTime();
    if (Math.abs(now - session.usedAt) > longestPause) session.token = await signIn(user);
    session.usedAt = now;
    return send(route, { token: session.token, ...(json && { json }) });
  };
  const get = async <Schema extends z.ZodType>(path: string, schema: Schema) => {
    const { status, body } = await sendAsAdmin(`GET ${path}`);
    expect({ status, body }).toMatchObject({ status: 200 });
    return schema.parse(body);
  };
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
    (await get(`/api/conversations?${new URLSearchParams(query)}`, conversationList)).conversations;
  const read = (id: string) => get(`/api/conversations/${id}`, conversationBody);
  const call = async (route: string, json?: object) => {
    clock.advance(1_000);
    return sendAsAdmin(route, json);
  };
  const change = (id: string, fields: object) =>
    call("PATCH /api/conversations", { changes: [{ id, change: fields }] });
  const newest = (spam: boolean) => `?pageSize=200&spam=${spam}`;
  const listInquiries = async (spam = false) =>
    (await get(`/api/inquiries${newest(spam)}`, inquiryList)).inquiries;
  const listContacts = async (spam = false) =>
    (await get(`/api/contacts${newest(spam)}`, contactList)).contacts;
  /** The outbox, oldest first. */
  const readOutbox = async () =>
    (await get("/api/outbox?pageSize=200&sort=createdAt&order=asc", mailList)).mails;
  const readMailContent = async (id: string) =>
    (await get(`/api/outbox/${id}`, mailContentBody)).mail;
  return {
    ...testApp,
    ...{ token, user, get, ask, write, list, read, call, change },
    ...{ listInquiries, listContacts, readOutbox, readMailContent },
  };
};
export type Desk = Awaited<ReturnType<typeof openDesk>>;

export const getOnly = <Item>(items: Item[]): Item => {
  expect(items).toHaveLength(1);
  return items[0]!;
};
