import { expect, test } from "vitest";
import { redirects } from "#tables/addresses.ts";
import { samplePage } from "#testing/app/samples.ts";
import { openTrash } from "#testing/records/open-trash.ts";

test("the address of a deleted tour stays taken until it is deleted for good", async () => {
  const { createTour, remove, call } = await openTrash();
  const { _id } = await createTour();
  const trashId = await remove(`/api/services/${_id}`);
  expect((await createTour())._id).toBe(`${_id}-2`);
  expect((await call(`DELETE /api/trash/${trashId}`)).status).toBe(200);
  expect((await createTour())._id).toBe(_id);
});

test("the address of a deleted page stays taken until it is deleted for good", async () => {
  const { createPage, remove, call } = await openTrash();
  const trashId = await remove(`/api/pages/${await createPage({ slug: "About-Us" })}`);
  const again = { ...samplePage, slug: "about-us" };
  expect(await call("POST /api/pages", again)).toMatchObject({
    status: 400,
    body: {
      issues: [{ path: "slug", message: expect.stringContaining("Restore it or delete it") }],
    },
  });
  await call(`DELETE /api/trash/${trashId}`);
  expect((await call("POST /api/pages", again)).status).toBe(201);
});

test("former addresses of a page go with its deletion for good, added redirects stay", async () => {
  const { createPage, remove, call, db } = await openTrash();
  const id = await createPage({ slug: "Boats" });
  const { pages } = (await call("GET /api/pages")).body as { pages: { updatedAt: string }[] };
  const readAt = pages[0]!.updatedAt;
  await call(`PUT /api/pages/${id}`, { ...samplePage, slug: "Our-Boats", readAt });
  await call("PUT /api/redirects", { source: "/ships", target: "/Our-Boats" });
  const listSources = async () =>
    (await db.read.select().from(redirects)).map(({ source }) => source);
  const trashId = await remove(`/api/pages/${id}`);
  expect((await listSources()).toSorted()).toEqual(["/Boats", "/ships"]);
  await call(`DELETE /api/trash/${trashId}`);
  expect(await listSources()).toEqual(["/ships"]);
});

test("an import refuses the id of a deleted tour", async () => {
  const { createTour, remove, services } = await openTrash();
  const { _id } = await createTour();
  await remove(`/api/services/${_id}`);
  const file = new Blob([`ID,Title\n${_id},Another tour`]).stream();
  const { rows } = await services.tourTransfer.read(file, "csv");
  expect(rows).toMatchObject([
    {
      status: "refused",
      reason:
        "“Kayak to Napoleon Island” in the trash has this address. Restore it or delete it for good first.",
    },
  ]);
});
