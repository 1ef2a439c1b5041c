import { expect, test } from "vitest";
import { filesOfPicture, hour, openSweptSite, red } from "#testing/pictures/open-collected-site.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";

/** A photo was unused, then uploaded again and deleted again, and no sweep came in between. */
const useBetweenSweeps = async () => {
  const site = await openSweptSite();
  await site.remove(await site.upload(red));
  await site.sweep();
  const again = await site.upload(red);
  const files = await site.addressesOf(again);
  site.clock.advance(26 * hour);
  await site.remove(again);
  return { ...site, addresses: files };
};
type Site = Awaited<ReturnType<typeof useBetweenSweeps>>;

const sweeps: [string, (site: Site) => Promise<unknown>][] = [
  ["", (site) => site.sweep()],
  [", also after a restart", (site) => site.sweepAfterRestart()],
];

test.each(sweeps)(
  "a picture that was used between two sweeps has a whole day when it is unused anew%s",
  async (_when, sweep) => {
    const site = await useBetweenSweeps();
    await sweep(site);
    expect(await site.answersFor(site.addresses)).toEqual([200]);
    site.clock.advance(23 * hour);
    await sweep(site);
    expect(await site.answersFor(site.addresses)).toEqual([200]);
    site.clock.advance(2 * hour);
    await sweep(site);
    expect(await site.files()).toEqual([]);
  },
);

test.each(sweeps)(
  "a photo that is taken before a sweep and saved after it has its picture, though it was unused once%s",
  async (_when, sweep) => {
    const site = await useBetweenSweeps();
    const taken = await site.services.pictures.take(await makePhoto(red));
    await sweep(site);
    await site.save(taken, "again");
    expect(await site.answersFor(await site.addressesOf("again"))).toEqual([200]);
    await site.sweepForDays();
    expect(await site.files()).toHaveLength(filesOfPicture);
  },
);

test("a photo that is used again just before a restart has a whole day when it is unused anew", async () => {
  const site = await openSweptSite();
  const first = await site.upload(red);
  const files = await site.addressesOf(first);
  await site.remove(first);
  await site.sweep();
  site.clock.advance(25 * hour);
  await site.remove(await site.upload(red));
  await site.sweepAfterRestart();
  expect(await site.answersFor(files)).toEqual([200]);
});
