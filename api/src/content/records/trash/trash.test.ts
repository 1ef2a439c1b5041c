import { eq } from "drizzle-orm";
import type { SharedQuestions } from "shared/content/questions";
import type { TrashEntry } from "shared/content/records/trash";
import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { noteMilestone } from "#platform/db/milestones.ts";
import { newId } from "#platform/db/new-id.ts";
import { missingPaths, redirects } from "#tables/addresses.ts";
import { teamMembers } from "#tables/content.ts";
import { keptPictures } from "#tables/pictures.ts";
import { drafts, previewLinks, recordVersions, timetable, trash } from "#tables/records.ts";
import { sampleMember, samplePage } from "#testing/app/samples.ts";
import { hour, openCollectedSite, red } from "#testing/pictures/open-collected-site.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";
import { openTrash } from "#testing/records/open-trash.ts";

const minute = 60_000;
const day = 24 * hour;
const sampleReview = {
  ...{ name: "Bea", country: null, month: null, comment: "Lovely.", stars: 5 },
  ...{ tour: null, isShown: true },
  answer: null,
};

test("restores a tour with its photos, captions, position and times", async () => {
  const { call, upload, createTour, remove, restore, read, clock } = await openTrash();
  const photos = [
    { picture: await upload(red), caption: "At dusk", alt: "A kayak on the lake" },
    { picture: await upload(), caption: null, alt: null },
  ];
  const { _id } = await createTour({ photos: JSON.stringify(photos) });
  const other = await createTour({ title: "Lake by bike" });
  await call("PUT /api/tours/order", { ids: [_id, other._id] });
  const before = await read();
  clock.advance(minute);
  const trashId = await remove(`/api/services/${_id}`);
  expect((await read()).services.map((tour) => tour._id)).toEqual([other._id]);
  expect(await restore(trashId)).toMatchObject({
    status: 200,
    body: { kind: "tour", id: _id, message: "“Kayak to Napoleon Island” is restored." },
  });
  const after = await read();
  expect(after.services).toEqual(before.services);
  expect(after.revision).toBe(before.revision + 2);
  expect((await restore(trashId)).status).toBe(404);
});

test("restores a page with its photos, and a hidden one hidden", async () => {
  const { createPage, upload, remove, restore, read } = await openTrash();
  const photo = { picture: await upload(), caption: null, alt: "A boat" };
  await createPage({ blocks: [{ type: "picture", photo }] });
  await createPage({ slug: "later", isShown: false });
  const before = (await read()).allPages;
  const ids: string[] = [];
  for (const { _id } of before) ids.push(await remove(`/api/pages/${_id}`));
  expect((await read()).allPages).toEqual([]);
  for (const id of ids) await restore(id);
  const { allPages } = await read();
  expect(allPages).toEqual(expect.arrayContaining(before));
  expect(allPages).toHaveLength(2);
});

test("restores a photo of the gallery, a review and a team member", async () => {
  const { call, send, signInAsAdmin, remove, restore, read, upload } = await openTrash();
  const { token } = await signInAsAdmin();
  const parts = { title: "Sunset", imageFile: await makePhoto() };
  const { body } = await send("POST /api/gallery", { token, parts });
  const { _id: photo } = (body as { item: { _id: string } }).item;
  const saved = await call("POST /api/reviews", sampleReview);
  const { _id: review } = (saved.body as { review: { _id: string } }).review;
  const picture = await upload(red);
  const added = await call("POST /api/team", { ...sampleMember, picture });
  const { _id: member } = (added.body as { member: { _id: string } }).member;
  const before = await read();
  const ids = [
    await remove(`/api/gallery/${photo}`),
    await remove(`/api/reviews/${review}`),
    await remove(`/api/team/${member}`),
  ];
  expect(await read()).toMatchObject({ gallery: [], reviews: [], team: [] });
  for (const id of ids) expect((await restore(id)).status).toBe(200);
  const { gallery, reviews, team } = await read();
  expect({ gallery, reviews, team }).toEqual({
    gallery: before.gallery,
    reviews: before.reviews,
    team: before.team,
  });
});

test("lists what was deleted by whom, newest first, page by page and by kind", async () => {
  const { createPage, createTour, remove, list, call, user, clock } = await openTrash();
  await remove(`/api/pages/${await createPage()}`);
  clock.advance(minute);
  const { _id } = await createTour();
  await remove(`/api/services/${_id}`);
  const entries = await list();
  expect(entries).toMatchObject([
    { kind: "tour", name: "Kayak to Napoleon Island", deletedBy: user.username },
    { kind: "page", name: "Practical information", deletedBy: user.username },
  ]);
  const [{ deletedAt, goneAt }] = entries as [TrashEntry];
  expect(Date.parse(goneAt) - Date.parse(deletedAt)).toBe(30 * day);
  expect(await list("?kind=page")).toEqual([entries[1]]);
  expect(await list("?page=2&pageSize=1")).toEqual([entries[1]]);
  expect((await call("GET /api/trash?kind=boat")).status).toBe(400);
});

test("an edited, moved or added question is not removed; a removed one is restored in its place", async () => {
  const { call, list, restore, read } = await openTrash();
  const save = async (questions: object[]) => {
    const { version } = (await call("GET /api/questions")).body as SharedQuestions;
    expect((await call("PUT /api/questions", { questions, version })).status).toBe(200);
  };
  const [card, rain, food] = [
    { question: "Can I pay by card?", answer: "Yes." },
    { question: "Is there shelter?", answer: "Yes." },
    { question: "What about food?", answer: "Bring a snack." },
  ] as const;
  await save([card, rain, food]);
  await save([{ ...food, answer: "Lunch is included." }, { ...card, question: "Card?" }, rain]);
  expect(await list()).toEqual([]);
  await save([card, rain, food]);
  await save([card, food]);
  const [entry] = await list();
  expect(entry).toMatchObject({ kind: "question", name: "Is there shelter?" });
  expect((await restore(entry!._id)).status).toBe(200);
  expect((await read()).questions).toEqual([card, rain, food]);
});

test("a restore answers 409 and keeps the entry when the address or the team is taken", async () => {
  const { createPage, remove, restore, list, db, call, clock } = await openTrash();
  const page = await remove(`/api/pages/${await createPage()}`);
  // As a record would that is older than the trash.
  await db.write((tx) => tx.update(trash).set({ path: null }));
  await createPage();
  expect(await restore(page)).toMatchObject({ status: 409, body: { code: "conflict" } });
  const added = await call("POST /api/team", sampleMember);
  const { _id } = (added.body as { member: { _id: string } }).member;
  const member = await remove(`/api/team/${_id}`);
  const createdAt = clock.now().toISOString();
  const { picture: _, ...texts } = sampleMember;
  await db.write((tx) =>
    tx.insert(teamMembers).values(
      Array.from({ length: 40 }, () => ({
        id: newId(),
        ...texts,
        pictureId: null,
        createdAt,
        updatedAt: createdAt,
      })),
    ),
  );
  expect(await restore(member)).toMatchObject({
    status: 409,
    body: { message: "A team can have up to 40 people." },
  });
  expect(await list()).toHaveLength(2);
});

test("history, draft, preview links and plans stay in the trash and go with a deletion for good", async () => {
  const { createTour, createPage, remove, restore, call, db, user } = await openTrash();
  const { _id: tour } = await createTour();
  const page = await createPage();
  const at = "2026-11-26T08:00:00.000Z";
  const record = { kind: "tour", recordId: tour } as const;
  const plan = { kind: "tour", id: tour, name: "Kayak", action: "hide" } as const;
  const other = { ...plan, kind: "page", id: page } as const;
  const entry = { dueAt: at, state: "planned", authorId: user._id, createdAt: at } as const;
  await db.write(async (tx) => {
    const row = { ...record, authorId: user._id, createdAt: at };
    await tx.insert(drafts).values({ ...row, name: "Kayak", updatedAt: at });
    await tx.insert(previewLinks).values({ ...row, id: "link", expiresAt: at });
    await tx.insert(timetable).values([
      { id: "alone", records: [plan], ...entry },
      { id: "both", records: [plan, other], ...entry },
      { id: "past", records: [plan, other], ...entry, state: "done" },
    ]);
  });
  const count = async () =>
    Promise.all(
      [drafts, previewLinks, recordVersions].map((table) =>
        db.read.$count(table, eq(table.recordId, tour)),
      ),
    );
  await restore(await remove(`/api/services/${tour}`));
  expect(await count()).toEqual([1, 1, 1]);
  const trashId = await remove(`/api/services/${tour}`);
  expect(await count()).toEqual([1, 1, 1]);
  await call(`DELETE /api/trash/${trashId}`);
  expect(await count()).toEqual([0, 0, 0]);
  const plans = await db.read.select().from(timetable);
  expect(plans).toMatchObject([
    { id: "both", records: [other] },
    { id: "past", records: [plan, other] },
  ]);
  expect(await db.read.$count(recordVersions, eq(recordVersions.recordId, page))).toBe(1);
  expect((await call(`DELETE /api/trash/${trashId}`)).status).toBe(404);
});

test("deletes for good after 30 days, however much it is, and nothing younger", async () => {
  const { services, removeOld, clock, db } = await openTrash();
  for (let number = 0; number < 60; number += 1) {
    const { _id } = await services.reviews.create(product, sampleReview, undefined);
    await services.reviews.remove(product, _id);
  }
  clock.advance(29 * day);
  const page = await services.pages.create(product, samplePage, undefined);
  await services.pages.remove(product, page._id);
  expect(await removeOld()).toEqual({ removed: 0 });
  clock.advance(day + hour);
  expect(await removeOld()).toEqual({ removed: 60 });
  expect(await db.read.select().from(trash)).toMatchObject([{ kind: "page" }]);
  expect(await db.read.$count(recordVersions, eq(recordVersions.kind, "review"))).toBe(0);
});

test("the activity log names a restored and a finally deleted record, but no guest", async () => {
  const { services, createTour, remove, restore, call } = await openTrash();
  const { _id } = await createTour();
  await restore(await remove(`/api/services/${_id}`));
  const saved = await call("POST /api/reviews", sampleReview);
  const { _id: review } = (saved.body as { review: { _id: string } }).review;
  await call(`DELETE /api/trash/${await remove(`/api/reviews/${review}`)}`);
  const { entries } = await services.audit.list({ page: 1, pageSize: 6 });
  expect(entries).toMatchObject([
    { action: "trash.deleted", subject: { kind: "review", id: review, name: null } },
    { action: "review.deleted" },
    { action: "review.created" },
    { action: "trash.restored", subject: { kind: "tour", id: _id } },
    { action: "tour.deleted" },
    { action: "tour.created" },
  ]);
});

test("a photo in the trash keeps its files until it is deleted for good", async () => {
  const site = await openCollectedSite();
  const id = await site.upload(red);
  const addresses = await site.readAddresses(id);
  const trashId = await site.moveToTrash(id);
  await site.collectForDays();
  expect(await site.answersFor(addresses)).toEqual([200]);
  const restored = await site.send(`POST /api/trash/${trashId}/restore`, {
    token: await site.token(),
  });
  expect(restored.status).toBe(200);
  expect(await site.readAddresses(id)).toEqual(addresses);
  await site.remove(id);
  expect(await site.db.read.$count(keptPictures)).toBe(0);
  await site.collectForDays();
  expect(await site.answersFor(addresses)).toEqual([404]);
});

test("removing the demo empties the trash and removes its former addresses", async () => {
  const { createTour, remove, list, db, services, clock, read } = await openTrash();
  const { _id, updatedAt: readAt } = await createTour();
  await services.tourServices.changeAddress(product, _id, { slug: "kayak", readAt });
  await remove(`/api/services/${_id}`);
  services.missingPaths.note("/old");
  await services.missingPaths.save();
  await db.write((tx) => noteMilestone(tx, "demo", clock.now()));
  await services.firstStart.clearDemo(product, (await read()).revision);
  expect(await list()).toEqual([]);
  expect(await db.read.select().from(redirects)).toEqual([]);
  expect(await db.read.select().from(missingPaths)).toEqual([]);
});
