import { Hono } from "hono";
import { releaseInfoPath } from "shared/publishing/builds";
import { expect, test } from "vitest";
import type { AppEnv } from "#http/context.ts";
import { listen } from "#testing/listen.ts";
import { hour, openCollectedSite, openDisk, red } from "#testing/pictures/open-collected-site.ts";
import { hashInFileName } from "../storage/picture-files.ts";

const info = { buildId: "x", revision: 0, builtAt: "2026-01-01T00:00:00.000Z", sourceHash: "s" };

/** A site at a host outside, which answers with what `setAnswer` was given last. */
const openHosted = async () => {
  let answer = "";
  const app = new Hono<AppEnv>().get(releaseInfoPath, (c) => c.body(answer));
  const { url } = await listen({ app });
  const site = await openCollectedSite(openDisk, {
    publicUrl: url,
    rebuildWebhookUrl: "https://host.test/hook",
  });
  const setAnswer = (text: string) => {
    answer = text;
  };
  const setReceipt = (pictures: unknown, revision = 0) =>
    setAnswer(JSON.stringify({ ...info, revision, pictures }));
  return { ...site, setAnswer, setReceipt };
};

const getHashes = (files: string[]) =>
  files.map((file) => hashInFileName(file.replace("/media/", "")) ?? "");

test("a picture that a host outside still shows stays until a day after it shows it no more", async () => {
  const site = await openHosted();
  const shown = await site.upload(red);
  const shownFiles = await site.readAddresses(shown);
  const other = await site.upload({ ...red, background: "#3333cc" });
  const otherFiles = await site.readAddresses(other);
  site.setReceipt(getHashes(shownFiles));
  await site.remove(shown);
  await site.remove(other);
  await site.collectForDays();
  expect(await site.answersFor(shownFiles)).toEqual([200]);
  expect(await site.answersFor(otherFiles)).toEqual([404]);
  site.setReceipt([]);
  await site.collect();
  expect(await site.answersFor(shownFiles)).toEqual([200]);
  site.clock.advance(25 * hour);
  await site.collect();
  expect(await site.answersFor(shownFiles)).toEqual([404]);
});

test.each([
  ["a page that is no receipt", "<p>Parked</p>"],
  ["one of an older version, which names no pictures", JSON.stringify(info)],
  [
    "one of content that this product never had",
    JSON.stringify({ ...info, revision: 99, pictures: [] }),
  ],
  ["one that names anything", JSON.stringify({ ...info, pictures: ["../tours.db"] })],
  ["one without end", JSON.stringify({ ...info, pictures: [], more: "x".repeat(6_000_000) })],
])("with %s nothing is removed", async (_, answer) => {
  const site = await openHosted();
  const photo = await site.upload(red);
  const files = await site.readAddresses(photo);
  site.setReceipt([]);
  await site.remove(photo);
  await site.collect();
  site.clock.advance(25 * hour);
  site.setAnswer(answer);
  await expect(site.collect()).rejects.toThrow("does not tell which pictures it shows");
  expect(await site.answersFor(files)).toEqual([200]);
  site.setReceipt([]);
  await site.collect();
  expect(await site.answersFor(files)).toEqual([404]);
});
