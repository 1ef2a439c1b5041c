import { contactTaps } from "shared/contact-taps";
import { limits } from "shared/limits";
import { expect, test } from "vitest";
import { insertMany } from "#db/insert-many.ts";
import { contactTaps as rows } from "#db/schema/desk/contact-taps.ts";
import { createTestApp, type TestApp } from "#testing/app/create-test-app.ts";

const day = 86_400_000;
const tap = {
  reference: "IK-4F2Q",
  channel: "whatsapp",
  page: "/service/kayak",
  tour: "Kayak",
  utm_source: "newsletter",
};

const openTaps = async () => {
  const testApp = await createTestApp({ trustedProxies: 1 });
  const { send, signInAsAdmin } = testApp;
  const record = async (json: object, address = "192.0.2.1") =>
    (await send("POST /api/contact-taps", { json, address })).status;
  const find = async (query = "?reference=4f2q") => {
    const { token } = await signInAsAdmin();
    const { body } = await send(`GET /api/contact-taps${query}`, { token });
    return contactTaps.parse(body).taps;
  };
  return { ...testApp, record, find };
};

const removeOld = ({ services }: Pick<TestApp, "services">) =>
  services.contactTaps.removeOld(new AbortController().signal);

test("a tap is found by the reference that the guest tells, however it is typed", async () => {
  const { record, find } = await openTaps();
  expect(await record(tap)).toBe(204);
  for (const typed of ["IK-4F2Q", "4f2q", "Ref%20IK-4F2Q"])
    expect(await find(`?reference=${typed}`)).toEqual([
      {
        reference: "4F2Q",
        channel: "whatsapp",
        source: { page: "/service/kayak", tour: "Kayak", utm_source: "newsletter" },
        at: expect.stringMatching(/Z$/),
        conversation: null,
      },
    ]);
  expect(await find("?reference=7777")).toEqual([]);
});

test("the same tap twice is one, another link of the page another", async () => {
  const { record, find, clock } = await openTaps();
  await record(tap);
  await record(tap);
  expect(await find()).toHaveLength(1);
  await record({ ...tap, channel: "mail" });
  expect((await find()).map(({ channel }) => channel)).toEqual(["mail", "whatsapp"]);
  clock.advance(2 * 3_600_000);
  await record({ ...tap, page: "/" });
  expect((await find()).map(({ source }) => source.page)[0]).toBe("/");
});

test.each([
  [{ ...tap, reference: "IK-0O1I" }],
  [{ ...tap, channel: "pigeon" }],
  [{ ...tap, name: "Ada" }],
  [{ reference: "4F2Q" }],
])("%j is no tap", async (json) => {
  const { record, find } = await openTaps();
  expect(await record(json)).toBe(400);
  expect(await find("")).toEqual([]);
});

test("a bad source does not lose the tap", async () => {
  const { record, find } = await openTaps();
  expect(
    await record({ ...tap, page: "https://other.test/", utm_source: "ada@example.test" }),
  ).toBe(204);
  expect((await find())[0]?.source).toEqual({ tour: "Kayak" });
});

const references = [..."234679CDFGHJKMNPQRTVWXY"].flatMap((a) =>
  [..."234679CDFGHJKMNPQRTVWXY"].map((b) => `44${a}${b}`),
);

test("what is beyond the limits is passed over in silence", async () => {
  const { record, services, db } = await openTaps();
  const statuses = new Set<number>();
  for (const reference of references.slice(0, 40))
    statuses.add(await record({ ...tap, reference }));
  expect([...statuses]).toEqual([204]);
  expect(await db.read.$count(rows)).toBe(30);
  expect(await services.contactTaps.find(references[35])).toEqual([]);
});

test("taps go after 400 days", async () => {
  const testApp = await openTaps();
  await testApp.record(tap);
  testApp.clock.advance(399 * day);
  expect(await removeOld(testApp)).toEqual({ removed: 0 });
  testApp.clock.advance(2 * day);
  expect(await removeOld(testApp)).toEqual({ removed: 1 });
  expect(await testApp.find("")).toEqual([]);
});

test("of too many taps the newest are kept", async () => {
  const testApp = await openTaps();
  const old = Array.from({ length: limits.taps + 9 }, () => ({
    ...{ reference: "4F2Q", channel: "mail" as const, source: {} },
    createdAt: testApp.clock.now().toISOString(),
  }));
  await testApp.db.write((tx) => insertMany(tx, rows, old));
  await testApp.record(tap);
  expect(await removeOld(testApp)).toEqual({ removed: 10 });
  expect((await testApp.find(""))[0]?.channel).toBe("whatsapp");
});
