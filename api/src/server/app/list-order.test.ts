import { expect, test } from "vitest";
import { mails } from "#tables/mails.ts";
import { createTestApp, type TestApp } from "#testing/app/create-test-app.ts";
import { sampleContact, sampleInquiry } from "#testing/app/samples.ts";

type Add = (app: TestApp, value: string, index: number) => Promise<unknown>;
/** Each column that a list can be sorted by: its list, its name and how a row with a value comes in. */
const columns: { path: string; rows: string; sort: string; add: Add }[] = [
  ...["name", "email"].map((sort) => ({
    path: "/api/contacts",
    rows: "contacts",
    sort,
    add: ({ services }: TestApp, value: string) =>
      services.contacts.submit({ ...sampleContact, [sort]: value }, undefined),
  })),
  ...["name", "email", "destination"].map((sort) => ({
    path: "/api/inquiries",
    rows: "inquiries",
    sort,
    add: ({ services }: TestApp, value: string) =>
      services.inquiries.submit({ ...sampleInquiry, name: null, [sort]: value }, undefined),
  })),
  ...["username", "role"].map((sort) => ({
    path: "/api/ibirwa-clients/users",
    rows: "users",
    sort,
    add: ({ services }: TestApp, value: string, index: number) => {
      const row = { username: "x", email: `q${index}@example.test`, role: "x", passwordHash: "-" };
      return services.users.create({ ...row, [sort]: value });
    },
  })),
  {
    path: "/api/outbox",
    rows: "mails",
    sort: "to",
    add: ({ db, clock }, to, index) =>
      db.write((tx) =>
        tx.insert(mails).values({
          id: `mail-${index}`,
          to,
          subject: "x",
          parts: [],
          status: "held",
          createdAt: clock.now().toISOString(),
        }),
      ),
  },
];

const values = ["banana", "Apple", "cherry", "apple", "BANANA", "île", "APPLE", "Île"];
const ascending = ["APPLE", "apple", "Apple", "BANANA", "banana", "cherry", "Île", "île"];
// Beyond ASCII the database tells capitals from small letters.
const descending = ["île", "Île", "cherry", "BANANA", "banana", "APPLE", "apple", "Apple"];

test.each(columns)(
  "$path is sorted by $sort regardless of case, ties newest first",
  async (column) => {
    const { path, rows, sort, add } = column;
    const testApp = await createTestApp();
    const { token } = await testApp.signInAsAdmin();
    for (const [index, value] of values.entries()) {
      testApp.clock.advance(1_000);
      await add(testApp, value, index);
    }
    const read = async (query: string) => {
      const { body } = await testApp.send(`GET ${path}?sort=${sort}${query}`, { token });
      return (body as Record<string, Record<string, string>[]>)[rows]!.map((row) => row[sort]!);
    };
    const ours = (texts: string[]) => texts.filter((text) => values.includes(text));
    expect(ours(await read("&order=asc"))).toEqual(ascending);
    expect(ours(await read("&order=desc"))).toEqual(descending);
    expect(ours(await read(""))).toEqual(descending);
    const pages: string[] = [];
    for (let page = 1; page <= values.length + 1; page += 1) {
      pages.push(...(await read(`&order=asc&pageSize=1&page=${page}`)));
    }
    expect(ours(pages)).toEqual(ascending);
  },
);

test("inquiries are sorted by the number of people, not by its digits", async () => {
  const { send, services, clock, signInAsAdmin } = await createTestApp();
  for (const paxNumber of [10, 9, 100, 9]) {
    clock.advance(1_000);
    await services.inquiries.submit(
      { ...sampleInquiry, name: String(paxNumber), paxNumber },
      undefined,
    );
  }
  const { token } = await signInAsAdmin();
  const { body } = await send("GET /api/inquiries?sort=paxNumber&order=asc", { token });
  expect(body).toMatchObject({
    inquiries: [{ paxNumber: 9 }, { paxNumber: 9 }, { paxNumber: 10 }, { paxNumber: 100 }],
  });
});

test.each(["/api/contacts", "/api/inquiries", "/api/ibirwa-clients/users", "/api/outbox"])(
  "%s shows the oldest first when asked to",
  async (path) => {
    const testApp = await createTestApp();
    const { token } = await testApp.signInAsAdmin();
    for (let time = 0; time < 4; time += 1) {
      testApp.clock.advance(1_000);
      await testApp.services.contacts.submit({ ...sampleContact, message: `${time}` }, undefined);
      await testApp.services.inquiries.submit({ ...sampleInquiry, name: null }, undefined);
      await testApp.signInAs("user");
    }
    const times = async (query: string) => {
      const { body } = await testApp.send(`GET ${path}?${query}`, { token });
      const [rows] = Object.values(body as Record<string, unknown>).filter(Array.isArray);
      return (rows as { createdAt: string }[]).map(({ createdAt }) => createdAt);
    };
    const oldestFirst = await times("order=asc");
    expect(new Set(oldestFirst).size).toBeGreaterThanOrEqual(4);
    expect(oldestFirst).toEqual(oldestFirst.toSorted());
    expect(await times("sort=createdAt&order=desc")).toEqual(oldestFirst.toReversed());
  },
);

test.each([
  ["/api/contacts", "sort", ["message", "", "Name", "id"]],
  ["/api/inquiries", "sort", ["username", "pax", "__proto__"]],
  ["/api/ibirwa-clients/users", "sort", ["name", "passwordHash", "blocked"]],
  ["/api/outbox", "sort", ["subject", "status", "constructor"]],
  ["/api/contacts", "order", ["up", "", "ASC", "descending"]],
  ["/api/contacts", "answered", ["yes", "", "1", "TRUE"]],
  ["/api/inquiries", "answered", ["no", "null"]],
  ["/api/outbox", "status", ["lost", "", "Held"]],
])("%s refuses a %s that it does not know", async (path, name, bad) => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  for (const value of bad) {
    const answer = await testApp.send(`GET ${path}?${name}=${value}`, { token });
    expect({ value, ...answer }).toMatchObject({ status: 400, body: { issues: [{ path: name }] } });
  }
  const twice = await testApp.send(`GET ${path}?${name}=asc&${name}=desc`, { token });
  expect(twice.status).toBe(400);
});
