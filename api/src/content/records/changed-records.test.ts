import type { ChangedRecord } from "shared/content/records/versions";
import { expect, test } from "vitest";
import { tourServices } from "#tables/content.ts";
import { trash } from "#tables/records.ts";
import { keepRelease } from "#testing/app/sample-rows.ts";
import { openHistory } from "#testing/records/open-history.ts";

const open = async () => {
  const history = await openHistory();
  const { services, request } = history;
  const readBuild = async () => (await services.builds.list()).builds[0]!._id;
  return {
    ...history,
    readBuild,
    readChanged: async (build: string) =>
      (await request<{ records: ChangedRecord[] }>(`GET /api/builds/${build}/changed-records`))
        .records,
    saveChat: async (greeting: string) => {
      const { version } = (await services.siteSettings.read()).chat;
      await request("PUT /api/settings", {
        json: { section: "chat", version, value: { greeting } },
      });
    },
  };
};

test("lists records that were changed or created after a release, with the release's version", async () => {
  const { change, create, saveChat, list, readBuild, readChanged, tour } = await open();
  const build = await readBuild();
  expect(await readChanged(build)).toEqual([]);
  const [released] = (await list()).versions;
  await change({ title: "Renamed" });
  await change({ title: "Renamed again" });
  const bike = await create({ title: "Bike" });
  await saveChat("Muraho!");
  const [, greeting] = (await list("settings/chat")).versions;
  expect(await readChanged(build)).toEqual([
    { kind: "tour", id: bike._id, name: "Bike", change: "created", versionId: null },
    { kind: "settings", id: "chat", name: "chat", change: "changed", versionId: greeting!._id },
    {
      kind: "tour",
      id: tour._id,
      name: "Renamed again",
      change: "changed",
      versionId: released!._id,
    },
  ]);
});

test("leaves out records that are as they were in the release", async () => {
  const { change, readBuild, readChanged } = await open();
  const build = await readBuild();
  await change({ title: "Renamed" });
  await change({ title: "Kayak" });
  expect(await readChanged(build)).toEqual([]);
});

test("leaves out sections that pages do not show", async () => {
  const { services, request, readBuild, readChanged } = await open();
  const build = await readBuild();
  const { messages } = await services.siteSettings.read();
  await request("PUT /api/settings", {
    json: { section: "messages", version: messages.version, value: { perVisitor: 30 } },
  });
  expect(await readChanged(build)).toEqual([]);
});

test("names records that were deleted after the release", async () => {
  const { create, readBuild, readChanged, db, tour, clock } = await open();
  const build = await readBuild();
  clock.advance(1_000);
  const later = await create({ title: "Created later" });
  await db.write(async (tx) => {
    await tx.delete(tourServices);
    for (const { _id, title } of [tour, later])
      await tx.insert(trash).values({
        id: `trash-${_id}`,
        kind: "tour",
        recordId: _id,
        name: title,
        rows: {},
        deletedAt: clock.now().toISOString(),
      });
  });
  expect(await readChanged(build)).toEqual([
    { kind: "tour", id: tour._id, name: tour.title, change: "deleted", versionId: null },
  ]);
});

test("compares a rolled-back site with the release that it shows again", async () => {
  const testApp = await open();
  const { change, readBuild, readChanged, request, tour } = testApp;
  const build = await readBuild();
  await keepRelease(testApp, build);
  await change({ title: "Renamed" });
  await request(`POST /api/builds/${build}/rollback`);
  expect(await readChanged(await readBuild())).toMatchObject([{ id: tour._id, change: "changed" }]);
});

test("answers 404 for an unknown build", async () => {
  const { send, token } = await open();
  expect(await send("GET /api/builds/gone/changed-records", { token })).toMatchObject({
    status: 404,
  });
});
