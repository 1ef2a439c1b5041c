import type { RecordKind } from "shared/content/records/records";
import { expect, test } from "vitest";
import { commandLine, product } from "#platform/actor.ts";
import { milestones } from "#platform/db/schema/milestones.ts";
import { keptPictures, pictures } from "#tables/pictures.ts";
import { drafts, recordVersions } from "#tables/records.ts";
import { sampleDetails, samplePage, sampleReview } from "#testing/app/samples.ts";
import {
  blue,
  filesOfPicture,
  openCollectedSite,
  red,
} from "#testing/pictures/open-collected-site.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";
import { openHistory } from "#testing/records/open-history.ts";
import { makeArchive, toTourList } from "#testing/tours/make-archive.ts";
import { openTransfer } from "#testing/tours/open-transfer.ts";

const day = 24 * 60 * 60_000;

test("keeps versions of pages, reviews, settings sections and questions", async () => {
  const { request, list, services } = await openHistory();
  const { page } = await request<{ page: { _id: string; updatedAt: string } }>("POST /api/pages", {
    json: samplePage,
  });
  await request(`PUT /api/pages/${page._id}`, {
    json: { ...samplePage, isShown: false, readAt: page.updatedAt },
  });
  const { review } = await request<{ review: { _id: string } }>("POST /api/reviews", {
    json: sampleReview,
  });
  const { chat } = await services.siteSettings.read();
  await request("PUT /api/settings", {
    json: { section: "chat", version: chat.version, value: { greeting: "Muraho!" } },
  });
  const { version } = await services.questions.read();
  await request("PUT /api/questions", {
    json: { questions: [{ question: "Why?", answer: "Because." }], version },
  });
  const paths = [`page/${page._id}`, `review/${review._id}`, "settings/chat", "questions/shared"];
  const lists = await Promise.all(paths.map((path) => list(path)));
  expect(lists.map(({ versions }) => versions.map(({ sentence }) => sentence))).toEqual([
    ["Hidden from the site.", "Created."],
    ["Created."],
    ["Changed the greeting.", "As it was before this history begins."],
    ["Changed the questions.", "As it was before this history begins."],
  ]);
});

test("keeps a version of each imported tour and of imported questions", async () => {
  const { services, preview, apply } = await openTransfer();
  const tour = { id: "kayak", description: "By kayak.", details: sampleDetails };
  const questions = [{ question: "Why?", answer: "Because." }];
  const importTour = async (title: string) => {
    const list = JSON.stringify(questions);
    const files = { "tours.json": toTourList([{ ...tour, title }]), "questions.json": list };
    const { _id } = await preview(await makeArchive(files));
    expect(await apply(_id)).toMatchObject({ status: 200 });
  };
  await importTour("Kayak");
  await importTour("Renamed");
  const read = async (kind: RecordKind, id: string) =>
    (await services.recordVersions.list({ kind, id })).versions.map(({ sentence }) => sentence);
  expect(await read("tour", "kayak")).toEqual(["Changed the title.", "Created."]);
  expect(await read("questions", "shared")).toEqual([
    "Changed the questions.",
    "As it was before this history begins.",
  ]);
});

test("names the command line as the author of its imports", async () => {
  const { addTour, preview, services } = await openTransfer();
  const tour = await addTour("First");
  const { _id } = await preview(`ID,Title\n${tour._id},Renamed`, "text/csv");
  await services.tourTransfer.apply(commandLine, _id);
  const { versions } = await services.recordVersions.list({ kind: "tour", id: tour._id });
  expect(versions.map(({ author }) => author)).toEqual(["Command line", "The website"]);
});

test("removes versions and drafts of the demo with the demo", async () => {
  const { db, services, user, clock } = await openHistory();
  const at = clock.now().toISOString();
  const row = { name: "Kayak", authorId: user._id, createdAt: at, updatedAt: at };
  await db.write((tx) => tx.insert(drafts).values({ kind: "tour", recordId: "kayak", ...row }));
  const { messages } = await services.siteSettings.read();
  await services.siteSettings.save(product, {
    section: "messages",
    version: messages.version,
    value: { perVisitor: 30 },
  });

  await db.write((tx) => tx.insert(milestones).values({ name: "demo", reachedAt: at }));
  const { revision } = (await services.content.current()).content;
  await services.firstStart.clearDemo(product, revision);
  const rows = await db.read.select().from(recordVersions);
  expect([...new Set(rows.map(({ recordId }) => recordId))]).toEqual(["messages"]);
  expect(await db.read.$count(drafts)).toBe(0);
});

test("keeps the last 50 versions and all of the last year", async () => {
  const { db, clock, services, tour } = await openHistory();
  const save = (count: number) =>
    db.write(async (tx) => {
      const [row] = await tx.select().from(recordVersions);
      const rows = Array.from({ length: count }, (_, index) => ({
        ...row!,
        id: `${clock.now().toISOString()}-${index}`,
        createdAt: clock.now().toISOString(),
        revision: 0,
      }));
      await tx.insert(recordVersions).values(rows);
    });
  const { description, detailPage } = tour;
  const rename = (title: string) =>
    services.tourServices.update(
      product,
      tour._id,
      { title, description, detailPage, details: tour.details },
      undefined,
    );
  await save(100);
  clock.advance(364 * day);
  await rename("Within the year");
  expect(await db.read.$count(recordVersions)).toBe(102);
  clock.advance(2 * day);
  await rename("After a year");
  expect(await db.read.$count(recordVersions)).toBe(50);
  const { versions } = await services.recordVersions.list({ kind: "tour", id: tour._id });
  expect(versions.slice(0, 2).map(({ name }) => name)).toEqual(["After a year", "Within the year"]);
});

test("keeps the photos of versions and removes them with the last version that shows them", async () => {
  const site = await openCollectedSite();
  const { services, db } = site;
  const upload = async (look: typeof red) =>
    (await services.uploads.upload(await makePhoto(look)))._id;
  const [before, after] = [await upload(red), await upload(blue)];
  const toInput = (picture: string) => {
    const photo = { picture, caption: null, alt: null };
    return { ...samplePage, blocks: [{ type: "picture" as const, photo }] };
  };
  const page = await services.pages.create(product, toInput(before), undefined);
  await services.pages.update(product, page._id, { ...toInput(after), readAt: page.updatedAt });
  await expect.poll(services.renditions.areComplete, { timeout: 20_000 }).toBe(true);
  await site.publish();
  // Longer than an upload waits for its form.
  site.clock.advance(30 * day);
  await site.collectForDays();
  expect(await site.files()).toHaveLength(2 * filesOfPicture);
  const kept = { owner: expect.stringMatching(/^version:/), pictureId: before };
  expect(await db.read.select().from(keptPictures)).toContainEqual(kept);
  await db.write((tx) => tx.delete(recordVersions));
  expect(await db.read.$count(keptPictures)).toBe(0);
  await site.collectForDays();
  expect(await site.files()).toHaveLength(filesOfPicture);
  expect(await db.read.select({ id: pictures.id }).from(pictures)).toEqual([{ id: after }]);
});
