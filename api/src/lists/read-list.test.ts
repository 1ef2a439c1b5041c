import { like, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { contacts } from "#db/schema/messages.ts";
import { createTestApp, type TestApp } from "#testing/app/create-test-app.ts";
import { newest } from "#testing/app/samples.ts";
import { placesOverYear } from "../startup/seeding/sample-data/places.ts";
import { sampleContactRow } from "../startup/seeding/sample-data/sample-rows.ts";

/** More rows than fit on a page, many of them of one moment. */
const count = 300;

const addMany = async ({ db }: TestApp) => {
  const now = new Date("2026-11-20T06:00:00.000Z");
  const rows = placesOverYear(count, 0, now).map((place) => {
    const at = place.number % 3 === 0 ? now : place.at;
    return sampleContactRow({ ...place, at });
  });
  await db.write((tx) => tx.insert(contacts).values(rows));
};

type Query = Parameters<TestApp["services"]["contacts"]["list"]>[0];

const readAll = async ({ services }: TestApp, query: Partial<Query>) => {
  const pages = Array.from({ length: Math.ceil(count / 200) }, (_, index) =>
    services.contacts.list({ ...newest(), ...query, page: index + 1 }),
  );
  return (await Promise.all(pages)).flatMap((page) => page.contacts);
};

/** What the database itself says. */
const expected = async ({ db }: TestApp, key: "name" | "created_at", order: "asc" | "desc") => {
  const ties = key === "created_at" ? `seq ${order}` : "created_at desc, seq desc";
  const rows = await db.read
    .select({ id: contacts.id })
    .from(contacts)
    .orderBy(sql.raw(`upper(${key}) ${order}, ${ties}`));
  return rows.map(({ id }) => id);
};

test("a list of many rows is whole and in order, before and after all of them change", async () => {
  const testApp = await createTestApp();
  await addMany(testApp);
  const check = async () => {
    for (const order of ["asc", "desc"] as const) {
      const byTime = await readAll(testApp, { order });
      expect(byTime.map(({ _id }) => _id)).toEqual(await expected(testApp, "created_at", order));
      const byName = await readAll(testApp, { sort: "name", order });
      expect(byName.map(({ _id }) => _id)).toEqual(await expected(testApp, "name", order));
    }
  };
  await check();
  await testApp.db.write((tx) =>
    tx.update(contacts).set({ name: sql`'Renamed ' || substr(${contacts.email}, 16)` }),
  );
  await check();
  await testApp.db.write((tx) => tx.delete(contacts).where(like(contacts.name, "%7@%")));
  await check();
  const { total } = await testApp.services.contacts.list({ ...newest(), q: "renamed" });
  expect(total).toBe(count - count / 10);
});
