import { expect, test } from "vitest";
import { pictures } from "#db/schema.ts";
import {
  blue,
  filesOfPicture,
  hour,
  openSweptSite,
  red,
} from "#testing/pictures/open-collected-site.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";

test.each([1, 2, 3, 4, 5])(
  "a photo that comes again while its file %i is being removed has its picture",
  async (nth) => {
    const site = await openSweptSite();
    await site.remove(await site.upload(red));
    await site.sweep();
    site.clock.advance(25 * hour);
    const { reached, release } = site.hold("remove", nth);
    const sweeping = site.sweep();
    await reached;
    const uploading = site.upload(red);
    release();
    const [id] = await Promise.all([uploading, sweeping]);
    const files = await site.addressesOf(id);
    expect(await site.answersFor(files)).toEqual([200]);
    await site.sweepForDays();
    expect(await site.answersFor(files)).toEqual([200]);
  },
);

test("a photo that comes again while the unused files are being looked for has its picture", async () => {
  const site = await openSweptSite();
  await site.remove(await site.upload(red));
  await site.sweep();
  site.clock.advance(25 * hour);
  const { reached, release } = site.hold("list");
  const sweeping = site.sweep();
  await reached;
  const id = await site.upload(red);
  release();
  await sweeping;
  expect(await site.answersFor(await site.addressesOf(id))).toEqual([200]);
});

test("a photo whose row is deleted between its upload and its save has its picture", async () => {
  const site = await openSweptSite();
  const { services } = site;
  await site.remove(await site.upload(red));
  const taken = await services.pictures.take(await makePhoto(red));
  await site.sweep();
  expect(await site.db.read.$count(pictures)).toBe(0);
  await site.save(taken, "again");
  const files = await site.addressesOf("again");
  await site.sweepForDays();
  expect(await site.answersFor(files)).toEqual([200]);
});

test.each([1, 2, 3, 4, 5])(
  "a sweep that ends at file %i is finished by the next, and the same photo may come between",
  async (nth) => {
    const site = await openSweptSite();
    const stays = await site.upload(blue);
    await site.remove(await site.upload(red));
    await site.sweep();
    site.clock.advance(25 * hour);
    site.failRemoval(nth);
    await expect(site.sweep()).rejects.toThrow("ended here");
    expect(await site.files()).toHaveLength(2 * filesOfPicture - (nth - 1));
    const again = await site.upload(red);
    const files = await site.addressesOf(again);
    await site.sweepForDays();
    expect(await site.answersFor(files)).toEqual([200]);
    await site.remove(again);
    await site.sweepForDays();
    expect(await site.files()).toHaveLength(filesOfPicture);
    expect(await site.answersFor(await site.addressesOf(stays))).toEqual([200]);
  },
);
