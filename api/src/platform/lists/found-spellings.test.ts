import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { newest, sampleContact, sampleInquiry } from "#testing/app/samples.ts";

const openWith = async (names: string[], phones: string[] = []) => {
  const { services } = await createTestApp();
  for (const name of names) await services.contacts.submit({ ...sampleContact, name }, undefined);
  for (const phone of phones)
    await services.inquiries.submit({ ...sampleInquiry, name: phone, phone }, undefined);
  return {
    contacts: async (q: string) =>
      (await services.contacts.list({ ...newest(), q })).contacts.map(({ name }) => name),
    inquiries: async (q: string) =>
      (await services.inquiries.list({ ...newest(), q })).inquiries.map(({ name }) => name),
  };
};

test.each(["velos", "VÉLOS", "vélos", "ve\u0301los", "\u200evelos\u200e", "ve", "VÉ"])(
  "finds “Vélos” by %j",
  async (q) => {
    const { contacts } = await openWith(["Les Vélos", "Rowing"]);
    expect(await contacts(q)).toEqual(["Les Vélos"]);
  },
);

test("finds a text without accents by one with them", async () => {
  const { contacts } = await openWith(["Les velos", "Les ve\u0301los"]);
  expect(await contacts("vélos")).toHaveLength(2);
});

test.each([
  "+46 70 123",
  "4670123",
  "070 123",
  "+46 (0)70-123",
  "0046 70 123",
  "\u202a+46 70 123\u202c",
])("finds the number +46701234567 by %j", async (q) => {
  const { inquiries } = await openWith([], ["+46 70 123 45 67", "+250 788 123 456"]);
  expect(await inquiries(q)).toEqual(["+46 70 123 45 67"]);
});

test.each(["+250788123456", "0788123456", "0788 123 456", "788-123-456"])(
  "finds a number that a guest wrote in a message by %j",
  async (q) => {
    const { contacts } = await openWith([
      "Call 0788 123 456",
      "Call 788123456",
      "Call +250 788 123 456",
    ]);
    expect(await contacts(q)).toHaveLength(q.startsWith("+250") ? 1 : 3);
  },
);

test("finds dashes as they are stored and as a keyboard types them", async () => {
  const { contacts } = await openWith(["9–12 May", "9-12 May"]);
  expect(await contacts("9-12 May")).toContain("9-12 May");
  expect(await contacts("9–12 May")).toHaveLength(2);
});
