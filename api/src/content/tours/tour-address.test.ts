import { toTourDocument } from "shared/content/records/records";
import type { TourService } from "shared/content/tours/tour-services";
import { expect, test } from "vitest";
import { drafts, trash } from "#tables/records.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { sampleServiceParts } from "#testing/app/samples.ts";

const id = "kayak-to-napoleon-island";

const open = async () => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  const { send, services } = testApp;
  const create = async (changes: Record<string, string> = {}) => {
    const parts = sampleServiceParts({ detailPage: `/service/${id}`, ...changes });
    const { body } = await send("POST /api/services", { token, parts });
    return (body as { service: TourService }).service;
  };
  const move = (tour: TourService, slug: string) =>
    send(`PUT /api/services/${tour._id}/address`, {
      token,
      json: { slug, readAt: tour.updatedAt },
    });
  const moved = async (tour: TourService, slug: string) => {
    const { status, body } = await move(tour, slug);
    expect(status).toBe(200);
    return (body as { service: TourService }).service;
  };
  const redirects = async () =>
    Object.fromEntries((await services.redirects.list()).map((r) => [r.source, r.target]));
  return { ...testApp, token, create, move, moved, redirects };
};

test("a tour moves: its id stays, its own detail page follows, its old address leads to it", async () => {
  const { create, moved, redirects, send, services } = await open();
  const tour = await create();
  expect(tour).toMatchObject({ _id: id, slug: id });
  const after = await moved(tour, "Napoleon-By-Kayak");
  const slug = "napoleon-by-kayak";
  expect(after).toMatchObject({ _id: id, slug, detailPage: `/service/${slug}` });
  expect(await redirects()).toEqual({ [`/service/${id}`]: `/service/${slug}` });
  for (const key of [id, slug])
    expect((await send(`GET /api/services/${key}`)).body).toMatchObject({ _id: id, slug });
  const query = { page: 1, pageSize: 1, sort: "createdAt", order: "desc" } as const;
  expect((await services.audit.list(query)).entries).toMatchObject([
    { action: "tour.changed", before: { slug: id }, after: { slug } },
  ]);
});

test("a tour that moves twice and back ends at its first address", async () => {
  const { create, moved, redirects } = await open();
  const first = await moved(await create({ detailPage: "/about" }), "b");
  expect(first.detailPage).toBe("/about");
  const second = await moved(first, "c");
  expect(await redirects()).toEqual({
    [`/service/${id}`]: "/service/c",
    "/service/b": "/service/c",
  });
  expect(await moved(second, id)).toMatchObject({ slug: id });
  const own = `/service/${id}`;
  expect(await redirects()).toEqual({ "/service/b": own, "/service/c": own });
});

test("a draft of the tour follows the move and is still published without a conflict", async () => {
  const { create, moved, send, token, db } = await open();
  const tour = await create();
  const document = { ...toTourDocument(tour), title: "Kayak at dawn" };
  const json = { name: "Kayak", values: document, from: null, document, base: tour.updatedAt };
  await send(`PUT /api/drafts/tour/${id}`, { token, json: { ...json, draftAt: null } });
  const after = await moved(tour, "napoleon");
  const followed = { title: "Kayak at dawn", detailPage: "/service/napoleon" };
  expect(await db.read.select().from(drafts)).toMatchObject([
    { base: after.updatedAt, document: followed, values: followed, from: null },
  ]);
});

test("an outdated move gets a conflict and changes nothing", async () => {
  const { create, move, moved, redirects } = await open();
  const tour = await create();
  await moved(tour, "first");
  expect(await move(tour, "second")).toMatchObject({
    status: 409,
    body: { code: "edit_conflict", current: { slug: "first" } },
  });
  expect(await redirects()).toEqual({ [`/service/${id}`]: "/service/first" });
});

test.each([
  ["index", /belongs to another page/],
  ["a b", /letters from a to z/],
  ["a/b", /letters from a to z/],
  ["../admin", /letters from a to z/],
  ["", /required/],
  ["x".repeat(81), /at most 80/],
])("refuses the address %j", async (slug, message) => {
  const { create, move } = await open();
  expect(await move(await create(), slug)).toMatchObject({
    status: 400,
    body: { issues: [{ path: "slug", message: expect.stringMatching(message) }] },
  });
});

test("refuses an address that another tour has, began with or keeps in the trash", async () => {
  const { create, move, moved, db, clock } = await open();
  const other = await create({ title: "Other" });
  await moved(other, "elsewhere");
  const deletedAt = clock.now().toISOString();
  const deleted = {
    kind: "tour",
    recordId: "began-as",
    name: "Deleted",
    rows: {},
    deletedAt,
  } as const;
  await db.write(async (tx) => {
    await tx.insert(trash).values({ id: "1", path: "/service/gone", ...deleted });
  });
  const tour = await create();
  for (const [slug, name] of [
    ["Elsewhere", "The tour “Other”"],
    ["other", "The tour “Other”"],
    ["gone", "“Deleted” in the trash"],
    ["began-as", "“Deleted” in the trash"],
  ])
    expect(await move(tour, String(slug))).toMatchObject({
      status: 400,
      body: {
        issues: [{ path: "slug", message: expect.stringContaining(`${name} has this address.`) }],
      },
    });
});

test("a new tour avoids the addresses of moved and deleted tours", async () => {
  const { create, moved, db, clock } = await open();
  await moved(await create({ title: "Other" }), "hills");
  const deletedAt = clock.now().toISOString();
  const deleted = { kind: "tour", name: "Deleted", rows: {}, deletedAt } as const;
  await db.write(async (tx) => {
    await tx.insert(trash).values({ id: "1", recordId: "x", path: "/service/hills-2", ...deleted });
    await tx.insert(trash).values({ id: "2", recordId: "hills-3", path: null, ...deleted });
  });
  expect((await create({ title: "Hills" }))._id).toBe("hills-4");
});

test("a new tour at an old address takes it", async () => {
  const { create, redirects, send, token } = await open();
  const json = { source: `/Service/${id}`, target: "/about" };
  await send("PUT /api/redirects", { token, json });
  await create();
  expect(await redirects()).toEqual({});
});

test("a deleted tour keeps its address from other tours and redirects until it is restored", async () => {
  const { create, moved, move, redirects, send, token } = await open();
  const tour = await moved(await create(), "dawn");
  const { body } = await send(`DELETE /api/services/${id}`, { token });
  const { trashId } = body as { trashId: string };
  const other = await create({ title: "Other" });
  expect((await move(other, "dawn")).status).toBe(400);
  const json = { source: "/service/dawn", target: "/about" };
  expect((await send("PUT /api/redirects", { token, json })).status).toBe(400);
  expect((await send(`POST /api/trash/${trashId}/restore`, { token })).status).toBe(200);
  expect(await redirects()).toEqual({ [`/service/${id}`]: "/service/dawn" });
  expect((await send("GET /api/services/dawn")).body).toMatchObject({ _id: tour._id });
});
