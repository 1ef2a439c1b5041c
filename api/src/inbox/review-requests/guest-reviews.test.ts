import { eq } from "drizzle-orm";
import { reviewList } from "shared/content/reviews";
import { proposalBody } from "shared/inbox/proposals/proposals";
import { reviewPhotoSaved } from "shared/inbox/proposals/review-requests";
import { expect, test } from "vitest";
import { deleteUnusedPictures } from "#media/cleanup/unused-pictures.ts";
import { product } from "#platform/actor.ts";
import { addDays } from "#platform/add-days.ts";
import { reviews } from "#tables/content.ts";
import { conversations } from "#tables/conversations.ts";
import { pictures } from "#tables/pictures.ts";
import { trash } from "#tables/records.ts";
import { findInTables } from "#testing/app/find-in-tables.ts";
import { guest } from "#testing/app/open-desk.ts";
import { nextAddress, sampleGuestReview } from "#testing/app/samples.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";
import { day, openFinishedTrip } from "#testing/proposals/open-finished-trip.ts";

const open = async (...trip: Parameters<typeof openFinishedTrip>) => {
  const desk = await openFinishedTrip(...trip);
  const { token: link } = await desk.askFor();
  const write = (changes: object = {}, headers: Record<string, string> = {}) =>
    desk.send("POST /api/guest-reviews", {
      json: { ...sampleGuestReview, token: link, ...changes },
      ...{ headers, address: nextAddress() },
    });
  const list = async () => (await desk.get("/api/reviews", reviewList)).reviews;
  const readPublic = async () => {
    const { reviews: shown, reviewsReceived } = (await desk.services.content.current()).content;
    return { shown, reviewsReceived };
  };
  const update = async (changes: object) => {
    const [review] = await list();
    const json = { ...review, ...changes, readAt: review?.updatedAt };
    return desk.call(`PUT /api/reviews/${review?._id}`, json);
  };
  return { ...desk, link, write, list, readPublic, update };
};

test("stores a hidden review of the trip, counts it and notifies the team", async () => {
  const { write, list, readPublic, readOutbox, services, today } = await open();
  expect(await write()).toMatchObject({
    status: 201,
    body: { message: "Thank you for your review." },
  });
  const { photo: _, ...texts } = sampleGuestReview;
  const month = addDays(today, -2).slice(0, 7);
  expect(await list()).toMatchObject([
    { ...texts, isShown: false, isVerified: true, image: null, answer: null, month },
  ]);
  expect(await readPublic()).toEqual({ shown: [], reviewsReceived: 1 });
  const notice = (await readOutbox()).find(({ subject }) => subject.includes("wrote a review"));
  expect(notice).toMatchObject({
    subject: "Ada L. wrote a review: 5 of 5 stars",
    to: services.mailServer.inbox,
  });
});

test("a repeated submission is stored once", async () => {
  const { write, list } = await open();
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  expect(await Promise.all([write({}, headers), write({}, headers)])).toMatchObject([
    { status: 201 },
    { status: 201 },
  ]);
  expect(await list()).toHaveLength(1);
});

test("takes as many reviews by a link as the party has people", async () => {
  const { write, send, link, list } = await open({}, { people: 2 });
  const read = () => send("POST /api/guest-reviews/link", { json: { token: link } });
  expect((await read()).body).toEqual({ trip: "Kayaking for two days", isFull: false });
  for (const name of ["Ada", "Bo"]) expect((await write({ name })).status).toBe(201);
  expect((await read()).body).toMatchObject({ isFull: true });
  expect(await write({ name: "Cleo" })).toMatchObject({
    status: 409,
    body: { message: "We already have a review from each of you. Thank you!" },
  });
  expect(await list()).toHaveLength(2);
});

test("answers alike for a link that is altered, older than 90 days or of a cancelled trip", async () => {
  const { write, clock, send, link } = await open();
  const altered = await write({ token: `${link.slice(0, -1)}_` });
  expect(altered.status).toBe(404);
  clock.advance(90 * day - 60_000);
  expect((await write()).status).toBe(201);
  clock.advance(120_000);
  for (const late of [
    await write({ name: "Bo" }),
    await send("POST /api/guest-reviews/link", { json: { token: link } }),
    await send("POST /api/guest-reviews/photo", {
      parts: { token: link, imageFile: await makePhoto() },
    }),
  ])
    expect(late).toMatchObject({ status: 404, body: altered.body });
  const other = await open();
  const { proposal } = await other.get(`/api/proposals/${other.id}`, proposalBody);
  await other.call(`POST /api/proposals/${other.id}/withdraw`, { updatedAt: proposal.updatedAt });
  expect(await other.write()).toMatchObject({ status: 404, body: altered.body });
});

test.each([
  [{ stars: 0 }, "stars"],
  [{ stars: 6 }, "stars"],
  [{ comment: " " }, "comment"],
  [{ name: "" }, "name"],
  [{ mayBeShown: null }, "mayBeShown"],
  [{ photo: "unknown" }, "photo"],
])("refuses a review with %j", async (changes, path) => {
  const { write, list } = await open();
  expect(await write(changes)).toMatchObject({ status: 400, body: { issues: [{ path }] } });
  expect(await list()).toEqual([]);
});

test("shows the guest's photo with the review", async () => {
  const { write, send, link, list, update, readPublic } = await open();
  const uploaded = await send("POST /api/guest-reviews/photo", {
    parts: { token: link, imageFile: await makePhoto() },
  });
  const { photo } = reviewPhotoSaved.parse(uploaded.body);
  await write({ photo });
  expect((await list())[0]?.image).toMatchObject({ src: expect.any(String) });
  await update({ isShown: true });
  expect((await readPublic()).shown).toMatchObject([{ image: { src: expect.any(String) } }]);
});

test("a guest's review leaves the permission of a picture as it is", async () => {
  const { write, send, link, db } = await open();
  const parts = { token: link, imageFile: await makePhoto() };
  const { body } = await send("POST /api/guest-reviews/photo", { parts });
  expect((await write(reviewPhotoSaved.parse(body))).status).toBe(201);
  expect(await db.read.select().from(pictures)).toMatchObject([{ permission: null }]);
});

test("a change by a client that knows no answers keeps the answer, and null removes it", async () => {
  const { write, update, list } = await open();
  await write();
  await update({ isShown: true, answer: "Come again!" });
  expect((await update({ answer: undefined })).status).toBe(200);
  expect(await list()).toMatchObject([{ answer: "Come again!" }]);
  await update({ answer: null });
  expect(await list()).toMatchObject([{ answer: null }]);
});

test("a trip that was no tour of the site can be given one, once", async () => {
  const { write, update } = await open();
  await write();
  expect((await update({ tour: "kayak" })).status).toBe(200);
  for (const tour of ["coffee", null])
    expect(await update({ tour })).toMatchObject({
      status: 400,
      body: { issues: [{ path: "tour" }] },
    });
});

test("the owner can show and answer a guest's review, but not change what the guest wrote", async () => {
  const { write, update, readPublic } = await open();
  await write();
  expect((await update({ isShown: true, answer: "Come again!" })).status).toBe(200);
  expect((await readPublic()).shown).toMatchObject([{ answer: "Come again!", isVerified: true }]);
  for (const [path, value] of [
    ["comment", "Perfect."],
    ["stars", 4],
    ["name", "Somebody else"],
    ["country", null],
  ] as const)
    expect(await update({ [path]: value })).toMatchObject({
      status: 400,
      body: { issues: [{ path }] },
    });
});

test("a review that the guest keeps private can't be shown", async () => {
  const { write, update, readPublic } = await open();
  await write({ mayBeShown: false });
  expect(await update({ isShown: true })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "isShown" }] },
  });
  expect(await readPublic()).toEqual({ shown: [], reviewsReceived: 1 });
});

test("shows a private review in no preview", async () => {
  const { write, list, call } = await open();
  await write({ mayBeShown: false });
  const [review] = await list();
  const document = { ...review, comment: "Seen by others?" };
  expect(await call(`POST /api/drafts/review/${review?._id}/preview`, { document })).toMatchObject({
    status: 404,
    body: { message: "No page of the site shows this." },
  });
});

test("counts a deleted review as received", async () => {
  const { write, list, call, readPublic } = await open();
  await write();
  await call(`DELETE /api/reviews/${(await list())[0]?._id}`);
  expect(await readPublic()).toEqual({ shown: [], reviewsReceived: 1 });
});

test("a review that has arrived needs no reminder", async () => {
  const { write, clock, listAsked } = await open();
  await write();
  clock.advance(8 * day + 3_600_000);
  expect(await listAsked()).toEqual(["How was your trip with Your company?"]);
});

test("uploads a photo only if it is one, and a few from one address", async () => {
  const { send, link, db } = await open();
  const address = nextAddress();
  const upload = (imageFile: File) =>
    send("POST /api/guest-reviews/photo", { parts: { token: link, imageFile }, address });
  const text = new File(["Not a photo."], "lake.jpg", { type: "image/jpeg" });
  expect((await upload(text)).status).toBe(415);
  expect((await upload(new File([new Uint8Array(60_000_000)], "lake.jpg"))).status).toBe(413);
  expect(await db.read.$count(pictures)).toBe(0);
  for (let times = 2; times < 20; times += 1) await upload(text);
  expect((await upload(text)).status).toBe(429);
});

test("removes a photo that no review took, and a deleted review's photo with it", async () => {
  const { send, write, link, list, call, clock, services, db } = await open();
  const upload = async (background: string) => {
    const parts = { token: link, imageFile: await makePhoto({ background }) };
    return reviewPhotoSaved.parse((await send("POST /api/guest-reviews/photo", { parts })).body);
  };
  await upload("#cc3333");
  await write(await upload("#33cc33"));
  await db.write((tx) => tx.update(pictures).set({ isPending: false }));
  expect(await db.read.$count(pictures)).toBe(2);
  clock.advance(8 * day);
  await deleteUnusedPictures(db, clock.now());
  expect(await db.read.$count(pictures)).toBe(1);
  await call(`DELETE /api/reviews/${(await list())[0]?._id}`);
  clock.advance(31 * day);
  await services.trash.removeOld(new AbortController().signal);
  await deleteUnusedPictures(db, clock.now());
  expect(await db.read.$count(pictures)).toBe(0);
});

test("the export of a conversation has the reviews by its link, also those in the trash", async () => {
  const { write, list, call, update, conversation } = await open();
  await write({ name: "Ada" });
  await update({ answer: "Come again!" });
  await write({ name: "Bo", comment: "Cold water.", stars: 3, mayBeShown: false });
  await call(`DELETE /api/reviews/${(await list()).find(({ name }) => name === "Bo")?._id}`);
  const { text } = await call(`GET /api/personal-data/conversations?ids=${conversation}`);
  for (const part of [
    ",review,Ada,",
    `Review: 5 of 5 stars\n\n${sampleGuestReview.comment}\n\nCountry: Kenya\n\nMay be published\n\nOur answer: Come again!`,
    ",review,Bo,",
    "Review: 3 of 5 stars\n\nCold water.\n\nCountry: Kenya\n\nNot to be published",
  ])
    expect(text).toContain(part);
});

test("erasing the guest erases the reviews by the guest's link, also from the trash", async () => {
  const { write, list, call, readPublic, services, db, url } = await open();
  await write({ name: "Ada" });
  await write({ name: "Bo" });
  await call(`DELETE /api/reviews/${(await list())[0]?._id}`);
  await services.reviews.create(
    product,
    {
      ...{ name: "Cleo", country: null, month: null, comment: "By hand.", stars: null },
      ...{ answer: null, tour: null, isShown: true },
    },
    undefined,
  );
  expect(await services.personalData.find(guest)).toMatchObject({ reviews: 2 });
  const by = { ...product, email: "owner@example.test" };
  expect(await services.personalData.erase(by, guest)).toMatchObject({ reviews: 2 });
  expect(await findInTables(url, sampleGuestReview.comment)).toEqual([]);
  expect((await db.read.select().from(reviews)).map(({ name }) => name)).toEqual(["Cleo"]);
  expect(await db.read.$count(trash)).toBe(0);
  expect((await readPublic()).shown).toMatchObject([{ name: "Cleo" }]);
});

test("erasing a guest who has only a phone number erases the review and the email about it", async () => {
  const { write, services, db, conversation, url } = await open();
  const phone = "+250788123456";
  await db.write((tx) =>
    tx.update(conversations).set({ email: "", phone }).where(eq(conversations.id, conversation)),
  );
  await write();
  const by = { ...product, email: "owner@example.test" };
  expect(await services.personalData.erase(by, phone)).toMatchObject({ reviews: 1 });
  expect(await findInTables(url, sampleGuestReview.comment)).toEqual([]);
});
