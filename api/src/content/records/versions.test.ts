import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Draft } from "shared/content/records/drafts";
import type { VersionSummary } from "shared/content/records/versions";
import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { tourServices } from "#tables/content.ts";
import { keptPictures, pictures } from "#tables/pictures.ts";
import { recordVersions } from "#tables/records.ts";
import {
  sampleApiKey,
  samplePage,
  sampleReview,
  sampleServiceParts,
} from "#testing/app/samples.ts";
import { writeRelease } from "#testing/publishing/releases.ts";
import { openHistory } from "#testing/records/open-history.ts";

const getSentences = ({ versions }: { versions: VersionSummary[] }) =>
  versions.map(({ sentence }) => sentence);

const photosOf = (...ids: string[]) =>
  JSON.stringify(ids.map((picture) => ({ picture, caption: null, alt: null })));

test("keeps each published change with author, time and a sentence, newest first", async () => {
  const { change, list, upload, user, tour } = await openHistory();
  await change({ title: "Kayak at dawn" });
  await change({ title: "Kayak at dawn", photos: photosOf(await upload()), isShown: "false" });
  const answer = await list();
  expect(getSentences(answer)).toEqual([
    "Changed the photos. Hidden from the site.",
    "Changed the title.",
    "Created.",
  ]);
  expect(answer).toMatchObject({ hasMore: false, liveId: null });
  const [, second] = answer.versions;
  expect(second).toMatchObject({ kind: "tour", id: tour._id, name: "Kayak at dawn" });
  expect(second).toMatchObject({ author: user.username, createdAt: expect.any(String) });
});

test("makes no version of a save that changes nothing", async () => {
  const { change, list } = await openHistory();
  await change({});
  await change({ detailPage: "/service/kayak" });
  expect((await list()).versions).toHaveLength(1);
});

test("shows the record as it was in a version", async () => {
  const { change, list, read, upload, tour } = await openHistory();
  const picture = await upload();
  await change({ photos: photosOf(picture) });
  await change({ title: "Renamed", photos: photosOf() });
  const { versions } = await list();
  expect(await read(versions[1]!._id)).toMatchObject({
    ...versions[1],
    missingPictures: 0,
    document: {
      kind: "tour",
      record: {
        _id: tour._id,
        title: "Kayak",
        photos: [{ picture, imageFile: expect.any(String) }],
      },
    },
  });
});

test("keeps how a record was before its first change", async () => {
  const { db, change, list, read, tour } = await openHistory();
  await db.write((tx) => tx.delete(recordVersions));
  await change({ title: "Renamed" });
  const { versions } = await list();
  expect(versions).toMatchObject([
    { sentence: "Changed the title." },
    {
      sentence: "As it was before this history begins.",
      author: null,
      createdAt: tour.updatedAt,
    },
  ]);
  expect(await read(versions[1]!._id)).toMatchObject({ document: { record: { title: "Kayak" } } });
});

test("reads a long history page by page", async () => {
  const { db, list, tour } = await openHistory();
  const [row] = await db.read.select().from(recordVersions);
  const rows = Array.from({ length: 120 }, (_, index) => ({
    ...row!,
    id: `version-${String(index).padStart(3, "0")}`,
    changed: ["title"],
    revision: row!.revision + 1 + Math.floor(index / 2),
  }));
  await db.write((tx) => tx.insert(recordVersions).values(rows));
  const ids: string[] = [];
  let query = "";
  for (const size of [50, 50, 21]) {
    const { versions, hasMore } = await list(`tour/${tour._id}`, query);
    expect({ size: versions.length, hasMore }).toEqual({ size, hasMore: size === 50 });
    ids.push(...versions.map(({ _id }) => _id));
    query = `?before=${ids.at(-1)}`;
  }
  expect(ids).toEqual([...rows.map(({ id }) => id).toReversed(), row!.id]);
});

test("refuses to go on after a version of another record", async () => {
  const { create, list, send, token, tourPath } = await openHistory();
  const other = await create({ title: "Bike" });
  const { versions } = await list(`tour/${other._id}`);
  const route = `GET /api/records/${tourPath}/versions?before=${versions[0]!._id}`;
  expect(await send(route, { token })).toMatchObject({ status: 400 });
});

test.each(["tour/gone", "boat/kayak", "settings/weather", "questions/other"])(
  "answers 404 for what can have no history: %s",
  async (path) => {
    const { send, token } = await openHistory();
    expect(await send(`GET /api/records/${path}/versions`, { token })).toMatchObject({
      status: 404,
    });
  },
);

test("answers an empty history for a section that was never changed", async () => {
  const { list } = await openHistory();
  expect(await list("settings/company")).toEqual({ versions: [], hasMore: false, liveId: null });
});

test("names the version that visitors see", async () => {
  const { change, list, releases, folder } = await openHistory();
  const [created] = (await list()).versions;
  const info = { buildId: "first", revision: 1 };
  await writeRelease(join(folder, "releases"), info);
  await releases.activate("first");
  await change({ title: "Not live yet" });
  expect((await list()).liveId).toBe(created!._id);
});

test("names no live version of a record that the release holds back", async () => {
  const { list, releases, folder, tour } = await openHistory();
  const heldBack = [{ kind: "tour" as const, id: tour._id, name: "Kayak", showsEarlier: true }];
  await writeRelease(join(folder, "releases"), { buildId: "first", revision: 1, heldBack });
  await releases.activate("first");
  expect((await list()).liveId).toBeNull();
});

test("names no live version of a record that is hidden or in the trash", async () => {
  const { change, list, releases, folder, services, tour } = await openHistory();
  const info = { buildId: "first", revision: 2 };
  await writeRelease(join(folder, "releases"), info);
  await releases.activate("first");
  expect((await list()).liveId).not.toBeNull();
  await change({ isShown: "false" });
  expect((await list()).liveId).toBeNull();
  await change({ title: "Shown again", isShown: "true" });
  await writeRelease(join(folder, "releases"), { buildId: "second", revision: 3 });
  await releases.activate("second");
  expect((await list()).liveId).not.toBeNull();
  await services.tourServices.remove(product, tour._id);
  expect((await list()).liveId).toBeNull();
});

test("names the API key that made a version, and its account", async () => {
  const { list, services, request, user, tour, tourPath } = await openHistory();
  const { secret, apiKey } = await services.apiKeys.create(product, user, {
    ...sampleApiKey,
    scopes: ["content:write"],
  });
  const parts = sampleServiceParts({ title: "Changed by a program" });
  await request(`PUT /api/services/${tour._id}`, { token: secret, parts });
  expect((await list(tourPath)).versions[0]).toMatchObject({
    author: `API key “${apiKey.name}” (${apiKey.start}…) of ${user.username}`,
  });
});

test("keeps the history of a deleted account readable", async () => {
  const { list, db } = await openHistory();
  await db.write((tx) => tx.update(recordVersions).set({ authorId: "deleted" }));
  expect((await list()).versions).toMatchObject([{ author: "A former admin" }]);
});

test("restores a version as a draft and publishes nothing", async () => {
  const { change, list, restore, request, tour, user, services } = await openHistory();
  await change({ title: "Renamed" });
  const before = await services.builds.list();
  const [, created] = (await list()).versions;
  const { status, body } = await restore(created!._id);
  expect({ status, body }).toMatchObject({
    status: 201,
    body: {
      message: "Draft made of this version. Nothing is published.",
      draft: {
        kind: "tour",
        id: tour._id,
        author: user.username,
        values: null,
        document: { title: "Kayak" },
        presented: { kind: "tour", record: { title: "Kayak" } },
      },
    },
  });
  const { draft } = body as { draft: Draft };
  expect(draft.base).toBe(draft.version);
  expect(await request(`GET /api/drafts/tour/${tour._id}`)).toEqual({ draft });
  expect(await services.builds.list()).toEqual(before);
  expect((await services.tourServices.get(tour._id)).title).toBe("Renamed");
  expect((await list()).versions).toHaveLength(2);
});

test("refuses the second of two people who restore different versions at once", async () => {
  const { change, list, restore } = await openHistory();
  await change({ title: "Renamed" });
  const { versions } = await list();
  const answers = await Promise.all(versions.map(({ _id }) => restore(_id)));
  const [made, refused] = answers.toSorted((a, b) => a.status - b.status);
  expect(made).toMatchObject({ status: 201 });
  const { draft } = made!.body as { draft: Draft };
  expect(refused).toMatchObject({
    status: 409,
    body: { code: "edit_conflict", current: draft },
  });
  const other = versions.find(({ name }) => name !== draft.name)!;
  const again = await restore(other._id, draft.updatedAt);
  expect(again).toMatchObject({ status: 201, body: { draft: { name: other.name } } });
});

test("restores a version without the photos that are gone, and says so", async () => {
  const { change, list, read, restore, upload, db } = await openHistory();
  const gone = await upload({ background: "#112233" });
  const stored = await upload({ background: "#332211" });
  await change({ photos: photosOf(gone, stored) });
  await change({ photos: photosOf() });
  await db.write(async (tx) => {
    await tx.delete(keptPictures).where(eq(keptPictures.pictureId, gone));
    await tx.delete(pictures).where(eq(pictures.id, gone));
  });
  const [, version] = (await list()).versions;
  const photos = [{ picture: stored }];
  expect(await read(version!._id)).toMatchObject({
    missingPictures: 1,
    document: { record: { photos } },
  });
  const { body } = await restore(version!._id);
  expect(body).toMatchObject({
    message:
      "Draft made of this version. Nothing is published. One of its photos is no longer stored and was left out.",
    draft: { document: { photos }, presented: { record: { photos } } },
  });
});

test("restores a page without the picture blocks whose photos are gone", async () => {
  const { list, restore, upload, request, db } = await openHistory();
  const picture = await upload();
  const photo = { picture, caption: null, alt: null };
  const blocks = [{ type: "picture", photo }, ...samplePage.blocks];
  const { page } = await request<{ page: { _id: string; updatedAt: string } }>("POST /api/pages", {
    json: { ...samplePage, blocks },
  });
  await request(`PUT /api/pages/${page._id}`, {
    json: { ...samplePage, readAt: page.updatedAt },
  });
  await db.write(async (tx) => {
    await tx.delete(keptPictures);
    await tx.delete(pictures).where(eq(pictures.id, picture));
  });
  const [, version] = (await list(`page/${page._id}`)).versions;
  expect(await restore(version!._id)).toMatchObject({
    status: 201,
    body: { draft: { document: { blocks: samplePage.blocks } } },
  });
});

test("refuses a version of a deleted record and says where the record is", async () => {
  const { list, restore, db } = await openHistory();
  const [version] = (await list()).versions;
  await db.write((tx) => tx.delete(tourServices));
  expect(await restore(version!._id)).toMatchObject({
    status: 404,
    body: { message: expect.stringContaining("is in the trash") },
  });
  expect((await list()).versions).toHaveLength(1);
});

test("refuses a version that today's rules no longer allow, and says why", async () => {
  const { list, restore, read, db } = await openHistory();
  const [version] = (await list()).versions;
  await db.write((tx) => tx.update(recordVersions).set({ document: { title: "" } }));
  const refusal = { status: 409, body: { message: expect.stringContaining("Title is required") } };
  expect(await restore(version!._id)).toMatchObject(refusal);
  await expect(read(version!._id)).rejects.toThrow("409");
});

test("refuses a version of a review that today's rules no longer allow", async () => {
  const { list, restore, request, db } = await openHistory();
  const { review } = await request<{ review: { _id: string } }>("POST /api/reviews", {
    json: sampleReview,
  });
  const [version] = (await list(`review/${review._id}`)).versions;
  await db.write((tx) => tx.update(recordVersions).set({ document: { stars: 9 } }));
  expect(await restore(version!._id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("no longer passes today's checks") },
  });
});

test.each(["read", "restore"])("answers 404 when asked to %s an unknown version", async (what) => {
  const { send, token } = await openHistory();
  const answer =
    what === "read"
      ? await send("GET /api/versions/gone", { token })
      : await send("POST /api/versions/gone/restore", { token, json: { draftAt: null } });
  expect(answer).toMatchObject({ status: 404, body: { message: "Version not found" } });
});
