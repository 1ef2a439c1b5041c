import { expect, test } from "vitest";
import { pictures } from "#tables/pictures.ts";
import {
  blue,
  filesOfPicture,
  hour,
  openCollectedSite,
  red,
} from "#testing/pictures/open-collected-site.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";

test.each([1, 2, 3, 4, 5])(
  "a photo that comes again while its file %i is being removed has its picture",
  async (nth) => {
    const site = await openCollectedSite();
    await site.remove(await site.upload(red));
    await site.collect();
    site.clock.advance(25 * hour);
    const { reached, release } = site.hold("remove", nth);
    const collecting = site.collect();
    await reached;
    const uploading = site.upload(red);
    release();
    const [id] = await Promise.all([uploading, collecting]);
    const files = await site.readAddresses(id);
    expect(await site.answersFor(files)).toEqual([200]);
    await site.collectForDays();
    expect(await site.answersFor(files)).toEqual([200]);
  },
);

test.each(["list", "remove"] as const)(
  "a photo that comes again at another process before the %s of a collection is over has its picture",
  async (call) => {
    const site = await openCollectedSite();
    const { services: other } = site.openProcess();
    await site.remove(await site.upload(red));
    await site.collect();
    site.clock.advance(25 * hour);
    const { reached, release } = site.hold(call);
    const collecting = site.collect();
    await reached;
    const taken = await other.pictures.ingest(await makePhoto(red));
    release();
    await collecting;
    await site.save(taken, "again");
    expect(await site.answersFor(await site.readAddresses("again"))).toEqual([200]);
  },
);

test("keeps the picture of a photo that is uploaded again during the search for unused files", async () => {
  const site = await openCollectedSite();
  await site.remove(await site.upload(red));
  await site.collect();
  site.clock.advance(25 * hour);
  const { reached, release } = site.hold("list");
  const collecting = site.collect();
  await reached;
  const id = await site.upload(red);
  release();
  await collecting;
  expect(await site.answersFor(await site.readAddresses(id))).toEqual([200]);
});

test("a photo whose row is deleted between its upload and its save has its picture", async () => {
  const site = await openCollectedSite();
  const { services } = site;
  await site.remove(await site.upload(red));
  const taken = await services.pictures.ingest(await makePhoto(red));
  await site.collect();
  expect(await site.db.read.$count(pictures)).toBe(0);
  await site.save(taken, "again");
  const files = await site.readAddresses("again");
  await site.collectForDays();
  expect(await site.answersFor(files)).toEqual([200]);
});

test.each([1, 2, 3, 4, 5])(
  "a collection that ends at file %i is finished by the next, and the same photo may come between",
  async (nth) => {
    const site = await openCollectedSite();
    const stays = await site.upload(blue);
    await site.remove(await site.upload(red));
    await site.collect();
    site.clock.advance(25 * hour);
    site.failRemoval(nth);
    await expect(site.collect()).rejects.toThrow("ended here");
    expect(await site.files()).toHaveLength(2 * filesOfPicture - (nth - 1));
    const again = await site.upload(red);
    const files = await site.readAddresses(again);
    await site.collectForDays();
    expect(await site.answersFor(files)).toEqual([200]);
    await site.remove(again);
    await site.collectForDays();
    expect(await site.files()).toHaveLength(filesOfPicture);
    expect(await site.answersFor(await site.readAddresses(stays))).toEqual([200]);
  },
);
