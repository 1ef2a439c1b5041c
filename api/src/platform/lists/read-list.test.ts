import { expect, test } from "vitest";
import { placesOverYear } from "#server/seeding/sample-data/places.ts";
import { createTestApp, type TestApp } from "#testing/app/create-test-app.ts";
import { newest } from "#testing/app/samples.ts";
import {
  insertSampleContacts,
  readIdsInOrder,
  removeContactsNamed,
  renameContacts,
} from "#testing/stored-messages.ts";

/** More rows than fit on a page, many of them of one moment. */
const count = 300;

const addMany = async ({ db }: TestApp) => {
  const now = new Date("2026-11-20T06:00:00.000Z");
  const places = placesOverYear(count, 0, now).map((place) => {
    const at = place.number % 3 === 0 ? now : place.at;
    return { ...place, at };
  });
  await insertSampleContacts(db, places);
};

type Query = Parameters<TestApp["services"]["contacts"]["list"]>[0];

const readAll = async ({ services }: TestApp, query: Partial<Query>) => {
  const pages = Array.from({ length: Math.ceil(count / 200) }, (_, index) =>
    services.contacts.list({ ...newest(), ...query, page: index + 1 }),
  );
  return (await Promise.all(pages)).flatMap((page) => page.contacts);
};

test("a list of many rows is whole and in order, before and after all of them change", async () => {
  const testApp = await createTestApp();
  await addMany(testApp);
  const check = async () => {
    for (const order of ["asc", "desc"] as const) {
      const byTime = await readAll(testApp, { order });
      expect(byTime.map(({ _id }) => _id)).toEqual(
        await readIdsInOrder(testApp.db, "created_at", order),
      );
      const byName = await readAll(testApp, { sort: "name", order });
      expect(byName.map(({ _id }) => _id)).toEqual(await readIdsInOrder(testApp.db, "name", order));
    }
  };
  await check();
  await renameContacts(testApp.db, 16);
  await check();
  await removeContactsNamed(testApp.db, "%7@%");
  await check();
  const { total } = await testApp.services.contacts.list({ ...newest(), q: "renamed" });
  expect(total).toBe(count - count / 10);
});
