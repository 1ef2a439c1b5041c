import { timetableList } from "shared/content/records/timetable";
import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { previewNotes } from "#tables/records.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { addSampleRows } from "#testing/app/sample-rows.ts";

const refused = { status: 403, body: { code: "access_missing" } };

/** A draft and two versions of a settings section, and an admin with access to content. */
const open = async () => {
  const testApp = await createTestApp();
  const { services, send, signInAs, signInAsAdmin } = testApp;
  const rows = await addSampleRows(testApp);
  const owner = await signInAsAdmin();
  const { home } = await services.siteSettings.read();
  const value = { headline: "Kayak at dawn" };
  const version = await services.siteSettings.save(product, {
    section: "home",
    value,
    version: home.version,
  });
  const draft = {
    name: "Home",
    values: {},
    from: null,
    document: { ...home.value, headline: "Bikes at dawn" },
    base: version,
    draftAt: null,
  };
  const saved = await send("PUT /api/drafts/settings/home", { token: owner.token, json: draft });
  expect(saved.status).toBe(200);
  const { token } = await signInAs("admin", "content");
  return { ...testApp, rows, owner, draft, token };
};

test("keeps drafts, versions and previews of settings from an admin with access to content", async () => {
  const { send, token, owner, draft, services } = await open();
  expect((await send("GET /api/drafts", { token })).text).not.toContain('"settings"');
  expect((await send("GET /api/drafts", { token: owner.token })).text).toContain('"settings"');
  const { versions } = await services.recordVersions.list({ kind: "settings", id: "home" });
  const version = versions[0]!._id;
  const calls: [string, object?][] = [
    ["GET /api/drafts/settings/home"],
    ["PUT /api/drafts/settings/home", draft],
    ["DELETE /api/drafts/settings/home?draftAt=2026-08-12T12:03:00.000Z"],
    ["POST /api/drafts/settings/home/preview", { document: draft.document }],
    ["GET /api/records/settings/home/versions"],
    [`GET /api/versions/${version}`],
    [`POST /api/versions/${version}/restore`, { draftAt: null }],
    ["GET /api/preview-links?kind=settings&id=home"],
    ["POST /api/preview-links", { kind: "settings", id: "home" }],
  ];
  for (const [route, json] of calls)
    expect(await send(route, { token, ...(json && { json }) }), route).toMatchObject(refused);
});

test("keeps preview links of settings and their notes from an admin with access to content", async () => {
  const { db, clock, send, token, owner } = await open();
  const json = { kind: "settings", id: "home" };
  const made = await send("POST /api/preview-links", { token: owner.token, json });
  const { link } = made.body as { link: { _id: string } };
  const note = {
    id: "note",
    linkId: link._id,
    text: "Lovely",
    createdAt: clock.now().toISOString(),
  };
  await db.write((tx) => tx.insert(previewNotes).values(note));
  const routes = [
    `POST /api/preview-links/${link._id}/read`,
    "DELETE /api/preview-notes/note",
    `DELETE /api/preview-links/${link._id}`,
  ];
  for (const route of routes) expect(await send(route, { token }), route).toMatchObject(refused);
  for (const route of routes)
    expect((await send(route, { token: owner.token })).status, route).toBe(200);
});

test("lets an admin with access to content schedule pages but not settings", async () => {
  const { send, token, owner, rows } = await open();
  const plan = (records: object[], by: string) =>
    send("POST /api/timetable", { token: by, json: { records, ...rows.inAMonth } });
  const settings = [{ kind: "settings", id: "home", action: "publish" }];
  expect(await plan(settings, token)).toMatchObject(refused);
  const review = { kind: "review", id: rows.review, action: "hide" };
  expect((await plan([review], token)).status).toBe(201);
  const planned = await plan(settings, owner.token);
  const { entry } = planned.body as { entry: { _id: string } };
  const listKinds = async (by: string) => {
    const { body } = await send("GET /api/timetable", { token: by });
    return timetableList.parse(body).planned.flatMap(({ records }) => records.map((r) => r.kind));
  };
  expect(await listKinds(token)).toContain("review");
  expect(await listKinds(token)).not.toContain("settings");
  expect(await listKinds(owner.token)).toContain("settings");
  const path = `/api/timetable/${entry._id}`;
  expect(await send(`PUT ${path}`, { token, json: rows.inAMonth })).toMatchObject(refused);
  expect(await send(`DELETE ${path}`, { token })).toMatchObject(refused);
  expect((await send(`DELETE ${path}`, { token: owner.token })).status).toBe(200);
});
