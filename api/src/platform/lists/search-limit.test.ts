import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { insertContacts } from "#testing/stored-messages.ts";

const openWithMany = async (count: number) => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `id-${index}`,
    name: "Ada",
    email: index < 5 ? "old" : "new",
    message: "-",
    createdAt: new Date(1_700_000_000_000 + index).toISOString(),
  }));
  await insertContacts(testApp.db, rows);
  return async (query: string) => {
    const { body } = await testApp.send(`GET /api/contacts?${query}`, { token });
    const { contacts, ...info } = body as { contacts: { _id: string }[] };
    return { ids: contacts.map(({ _id }) => _id), ...info };
  };
};

test("a search that more than 10,000 rows answer says so, and shows the first 10,000", async () => {
  const read = await openWithMany(10_001);
  const known = { total: 10_000, totalIsAtLeast: true };
  expect(await read("q=ada&pageSize=1")).toMatchObject({ ...known, ids: ["id-10000"] });
  expect(await read("q=ada&pageSize=200&page=50")).toMatchObject({
    ...known,
    ids: Array.from({ length: 200 }, (_, index) => `id-${200 - index}`),
  });
  expect(await read("q=ada&pageSize=200&page=51")).toMatchObject({ ...known, ids: [] });
  expect(await read("pageSize=200&page=51")).toEqual({
    ids: ["id-0"],
    total: 10_001,
    page: 51,
    pageSize: 200,
  });
});

test("a search for one or two letters looks into the newest 10,000 rows, and says so", async () => {
  const read = await openWithMany(10_003);
  expect(await read("q=LD")).toEqual({
    ids: ["id-4", "id-3"],
    total: 2,
    totalIsAtLeast: true,
    page: 1,
    pageSize: 50,
  });
  expect((await read("q=old")).ids).toHaveLength(5);
});
