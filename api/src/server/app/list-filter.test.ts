import { eq } from "drizzle-orm";
import type { MailStatus } from "shared/mail/outbox";
import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { mails } from "#tables/mails.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { newest, sampleContact, sampleInquiry } from "#testing/app/samples.ts";
import { removeInquiries } from "#testing/stored-messages.ts";

const openWithRows = async () => {
  const testApp = await createTestApp();
  const { services, clock } = testApp;
  for (const name of ["Ada", "Bea", "Cy"]) {
    clock.advance(1_000);
    await services.contacts.submit({ ...sampleContact, name }, undefined);
    await services.inquiries.submit({ ...sampleInquiry, name }, undefined);
  }
  const [cy, bea] = (await services.contacts.list(newest())).contacts;
  const [inquiryOfCy, inquiryOfBea] = (await services.inquiries.list(newest())).inquiries;
  return { ...testApp, cy: cy!, bea: bea!, inquiryOfCy: inquiryOfCy!, inquiryOfBea: inquiryOfBea! };
};

const getNames = (rows: { name: string | null }[]) => rows.map(({ name }) => name);

test("contacts are filtered by whether they are answered", async () => {
  const { services, bea } = await openWithRows();
  await services.contacts.respond(product, { contactId: bea._id, responseMessage: "Karibu!" });
  const answered = await services.contacts.list({ ...newest(), answered: true });
  expect({ names: getNames(answered.contacts), total: answered.total }).toEqual({
    names: ["Bea"],
    total: 1,
  });
  const open = await services.contacts.list({ ...newest(1), page: 2, answered: false });
  expect({ names: getNames(open.contacts), total: open.total }).toEqual({
    names: ["Ada"],
    total: 2,
  });
});

test("inquiries are filtered by whether they are answered, and searched at the same time", async () => {
  const { send, services, signInAsAdmin, inquiryOfBea, inquiryOfCy } = await openWithRows();
  const { token } = await signInAsAdmin();
  await services.inquiries.respond(product, inquiryOfBea._id, { responseMessage: "Karibu!" });
  await services.inquiries.respond(product, inquiryOfCy._id, { responseMessage: "Sorry." });
  const read = async (query: string) => {
    const { body } = await send(`GET /api/inquiries?${query}`, { token });
    const { inquiries: rows, total } = body as {
      inquiries: { name: string }[];
      total: number;
    };
    expect(total).toBe(rows.length);
    return getNames(rows);
  };
  expect(await read("answered=true")).toEqual(["Cy", "Bea"]);
  expect(await read("answered=true&sort=name&order=asc")).toEqual(["Bea", "Cy"]);
  expect(await read("answered=true&q=karibu")).toEqual(["Bea"]);
  expect(await read("answered=false&q=karibu")).toEqual([]);
  expect(await read("answered=false")).toEqual(["Ada"]);
});

test("the outbox is filtered by how far its mails are", async () => {
  const { db, services } = await openWithRows();
  const { mails: all } = await services.outbox.list(newest());
  const statuses: MailStatus[] = ["queued", "sent", "failed"];
  for (const [index, status] of statuses.entries()) {
    await db.write((tx) => tx.update(mails).set({ status }).where(eq(mails.id, all[index]!._id)));
  }
  for (const [index, status] of statuses.entries()) {
    const { mails: rows, total } = await services.outbox.list({ ...newest(), status });
    expect({ total, ids: rows.map(({ _id }) => _id) }).toEqual({
      total: 1,
      ids: [all[index]!._id],
    });
  }
  const held = await services.outbox.list({ ...newest(), status: "held" });
  expect(held.total).toBe(all.length - statuses.length);
});

test("a search follows an answer that is changed", async () => {
  const { services, bea } = await openWithRows();
  const find = async (q: string) => (await services.contacts.list({ ...newest(), q })).total;
  expect(await find("kahawa")).toBe(0);
  await services.contacts.respond(product, {
    contactId: bea._id,
    responseMessage: "Kahawa at six.",
  });
  expect(await find("kahawa")).toBe(1);
  await services.contacts.respond(product, { contactId: bea._id, responseMessage: "Chai at six." });
  expect([await find("kahawa"), await find("chai")]).toEqual([0, 1]);
});

test("finds an account by its current name", async () => {
  const { services, clock, signInAs, signInAsAdmin } = await openWithRows();
  const { user } = await signInAs("user");
  const { user: admin } = await signInAsAdmin();
  const find = async (q: string) => (await services.users.list({ ...newest(), q })).total;
  expect(await find("kingfisher")).toBe(0);
  const renamed = { ...user, username: "King Fisher", role: "guide" };
  const proven = { userId: admin._id, reauthenticatedAt: clock.now().toISOString() };
  await services.users.update(product, user._id, renamed, proven);
  expect([await find("king fisher"), await find("GUIDE"), await find(user.username)]).toEqual([
    1, 1, 0,
  ]);
});

test("excludes deleted rows from search, counts and order", async () => {
  const { services, inquiryOfBea } = await openWithRows();
  const names = async (query: object) =>
    getNames((await services.inquiries.list({ ...newest(), ...query })).inquiries);
  expect(await names({ q: "bea" })).toEqual(["Bea"]);
  await services.inquiries.remove(product, inquiryOfBea._id);
  expect(await names({ q: "bea" })).toEqual([]);
  expect(await names({ sort: "name", order: "asc" })).toEqual(["Ada", "Cy"]);
  expect((await services.inquiries.list(newest())).total).toBe(2);
});

test("a write that is rolled back shows nowhere, one past the services everywhere", async () => {
  const { db, services } = await openWithRows();
  const names = async () => getNames((await services.inquiries.list(newest())).inquiries);
  await services.inquiries.list(newest());
  const refused = removeInquiries(db, undefined, new Error("No"));
  await expect(refused).rejects.toThrow("No");
  expect(await names()).toEqual(["Cy", "Bea", "Ada"]);
  await removeInquiries(db, "Cy");
  expect(await names()).toEqual(["Bea", "Ada"]);
});

test("lists that are asked and changed at the same time stay whole", async () => {
  const { services } = await openWithRows();
  const totals = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      await services.contacts.submit({ ...sampleContact, name: `Many ${index}` }, undefined);
      const { total, contacts } = await services.contacts.list({ ...newest(), q: "many" });
      expect(contacts).toHaveLength(total);
      return total;
    }),
  );
  expect(Math.max(...totals)).toBe(40);
  const { contacts } = await services.contacts.list({ ...newest(), sort: "name", order: "asc" });
  expect(new Set(contacts.map(({ _id }) => _id)).size).toBe(43);
});
