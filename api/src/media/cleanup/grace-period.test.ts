import { expect, test } from "vitest";
import {
  filesOfPicture,
  hour,
  openCollectedSite,
  red,
} from "#testing/pictures/open-collected-site.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";

/** A photo was unused, then uploaded again and deleted again, and no collection came in between. */
const useBetweenSweeps = async () => {
  const site = await openCollectedSite();
  await site.remove(await site.upload(red));
  await site.collect();
  const again = await site.upload(red);
  const files = await site.readAddresses(again);
  site.clock.advance(26 * hour);
  await site.remove(again);
  return { ...site, addresses: files };
};
type Site = Awaited<ReturnType<typeof useBetweenSweeps>>;

const collections: [string, (site: Site) => Promise<unknown>][] = [
  ["", (site) => site.collect()],
  [", also after a restart", (site) => site.collectAfterRestart()],
];

test.each(collections)(
  "a picture that was used between two collections has a whole day when it is unused anew%s",
  async (_when, collect) => {
    const site = await useBetweenSweeps();
    await collect(site);
    expect(await site.answersFor(site.addresses)).toEqual([200]);
    site.clock.advance(23 * hour);
    await collect(site);
    expect(await site.answersFor(site.addresses)).toEqual([200]);
    site.clock.advance(2 * hour);
    await collect(site);
    expect(await site.files()).toEqual([]);
  },
);

test.each(collections)(
  "a photo that is taken before a collection and saved after it has its picture, though it was unused once%s",
  async (_when, collect) => {
    const site = await useBetweenSweeps();
    const taken = await site.services.pictures.ingest(await makePhoto(red));
    await collect(site);
    await site.save(taken, "again");
    expect(await site.answersFor(await site.readAddresses("again"))).toEqual([200]);
    await site.collectForDays();
    expect(await site.files()).toHaveLength(filesOfPicture);
  },
);

test("restarts the grace period of a photo that was used again before a restart", async () => {
  const site = await openCollectedSite();
  const first = await site.upload(red);
  const files = await site.readAddresses(first);
  await site.remove(first);
  await site.collect();
  site.clock.advance(25 * hour);
  await site.remove(await site.upload(red));
  await site.collectAfterRestart();
  expect(await site.answersFor(files)).toEqual([200]);
});
