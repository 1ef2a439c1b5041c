import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { PageBlock } from "shared/content/pages/page-blocks";
import type { Picture } from "shared/media/pictures";
import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { conversations } from "#tables/conversations.ts";
import { addProposal } from "#testing/app/add-proposal.ts";
import { sampleInquiry, sampleMember, samplePage } from "#testing/app/samples.ts";
import { hour, openCollectedSite, red } from "#testing/pictures/open-collected-site.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";
import { writeRelease } from "#testing/publishing/releases.ts";

test("a picture stays as long as anything shows it, a photo or a tour", async () => {
  const site = await openCollectedSite();
  const first = await site.upload(red);
  const second = await site.upload(red);
  const files = await site.readAddresses(first);
  const details = { highlights: [], tips: [], whatsapp: "+250700000000", email: "a@example.test" };
  const texts = { title: "Kayak", description: "A sample.", detailPage: "/services" };
  const parts = { ...texts, details: JSON.stringify(details), imageFile: await makePhoto(red) };
  await site.send("POST /api/services", { token: await site.token(), parts });
  await site.remove(first);
  await site.collectForDays();
  expect(await site.answersFor(files)).toEqual([200]);
  await site.remove(second);
  await site.collectForDays();
  expect(await site.answersFor(files)).toEqual([200]);
  await site.send("DELETE /api/services/kayak", { token: await site.token() });
  await site.forget();
  await site.publish();
  await site.collectForDays();
  expect(await site.answersFor(files)).toEqual([404]);
});

test("a picture stays as long as a page names it", async () => {
  const site = await openCollectedSite();
  const token = await site.token();
  const photo = await site.upload(red);
  const files = await site.readAddresses(photo);
  const parts = { imageFile: await makePhoto(red) };
  const { body } = await site.send("POST /api/pictures", { token, parts });
  const { _id: picture } = (body as { picture: Picture }).picture;
  const block: PageBlock = { type: "picture", photo: { picture, caption: null, alt: null } };
  const page = await site.services.pages.create(
    product,
    { ...samplePage, blocks: [block] },
    undefined,
  );
  await site.remove(photo);
  site.clock.advance(8 * 24 * hour);
  await site.collectForDays();
  expect(await site.answersFor(files)).toEqual([200]);
  await site.services.pages.remove(product, page._id);
  await site.forget();
  await site.publish();
  await site.collectForDays();
  expect(await site.answersFor(files)).toEqual([404]);
});

test("a picture stays as long as it is a team member's portrait", async () => {
  const site = await openCollectedSite();
  const photo = await site.upload(red);
  const files = await site.readAddresses(photo);
  const parts = { imageFile: await makePhoto(red) };
  const { body } = await site.send("POST /api/pictures", { token: await site.token(), parts });
  const { _id: picture } = (body as { picture: Picture }).picture;
  const { team } = site.services;
  const member = await team.create(product, { ...sampleMember, picture }, undefined);
  await site.remove(photo);
  site.clock.advance(8 * 24 * hour);
  await site.collectForDays();
  expect(await site.answersFor(files)).toEqual([200]);
  await team.remove(product, member._id);
  await site.forget();
  await site.publish();
  await site.collectForDays();
  expect(await site.answersFor(files)).toEqual([404]);
});

test("a picture stays as long as it is the logo", async () => {
  const site = await openCollectedSite();
  const photo = await site.upload(red);
  const files = await site.readAddresses(photo);
  const parts = { imageFile: await makePhoto(red) };
  const { body } = await site.send("POST /api/pictures", { token: await site.token(), parts });
  const { picture } = body as { picture: Picture };
  const setLogo = async (logo: string | null) => {
    const { value, version } = (await site.services.siteSettings.read()).brand;
    await site.services.siteSettings.save(product, {
      section: "brand",
      value: { ...value, logo },
      version,
    });
    await site.publish();
  };
  await setLogo(picture._id);
  await site.remove(photo);
  site.clock.advance(8 * 24 * hour);
  await site.collectForDays();
  expect(await site.answersFor(files)).toEqual([200]);
  await setLogo(null);
  await site.forget();
  await site.collectForDays();
  expect(await site.answersFor(files)).toEqual([404]);
});

test("keeps pictures of a kept release until a day after its removal", async () => {
  const site = await openCollectedSite();
  const id = await site.upload(red);
  const files = await site.readAddresses(id);
  await site.release("one", files);
  await site.remove(id);
  await site.collectForDays();
  expect(await site.answersFor(files)).toEqual([200]);
  await rm(join(site.folder, "releases", "one"), { recursive: true });
  await site.collect();
  expect(await site.answersFor(files)).toEqual([200]);
  site.clock.advance(25 * hour);
  await site.collect();
  expect(await site.answersFor(files)).toEqual([404]);
});

test("restarts the grace period of a picture that was used again", async () => {
  const site = await openCollectedSite();
  await site.remove(await site.upload(red));
  await site.collect();
  const again = await site.upload(red);
  const files = await site.readAddresses(again);
  await site.collect();
  site.clock.advance(25 * hour);
  await site.remove(again);
  await site.collect();
  expect(await site.answersFor(files)).toEqual([200]);
  site.clock.advance(25 * hour);
  await site.collect();
  expect(await site.answersFor(files)).toEqual([404]);
});

test("a release may name its pictures anywhere, at another address than today", async () => {
  const site = await openCollectedSite();
  const id = await site.upload(red);
  const files = await site.readAddresses(id);
  const elsewhere = files.map((path) => path.replace("/media", "https://cdn.test/old"));
  await writeRelease(
    join(site.folder, "releases"),
    { buildId: "one" },
    {
      "slides.json": JSON.stringify([{ image: elsewhere[0] }]),
      "service/kayak.html": `<script type="application/ld+json">{"image":"${elsewhere[1]}"}</script>`,
    },
  );
  await site.remove(id);
  await site.collectForDays();
  // All sizes of one encoding go together.
  expect(await site.answersFor(files)).toEqual([200]);
});

test.each(["waiting", "building"] as const)(
  "while a release is %s nothing is removed; what it shows is kept",
  async (status) => {
    const site = await openCollectedSite();
    const id = await site.upload(red);
    const files = await site.readAddresses(id);
    await site.remove(id);
    await site.collect();
    await site.markBuilds(status);
    site.clock.advance(25 * hour);
    expect(await site.collect()).toBeUndefined();
    expect(await site.answersFor(files)).toEqual([200]);
    await site.release("from-an-older-snapshot", files);
    await site.publish();
    await site.collectForDays();
    expect(await site.answersFor(files)).toEqual([200]);
  },
);

test("keeps all pictures of a release that is restored during a collection", async () => {
  const site = await openCollectedSite();
  const id = await site.upload(red);
  const files = await site.readAddresses(id);
  await site.release("old", files);
  await site.release("new", []);
  await site.releases.activate("new");
  await site.remove(id);
  await site.collect();
  site.clock.advance(25 * hour);
  const { reached, release } = site.hold("list");
  const collecting = site.collect();
  await reached;
  await site.releases.activate("old");
  release();
  await collecting;
  await site.collectForDays();
  expect((await site.send("GET /gallery")).text).toContain(files[0]);
  expect(await site.answersFor(files)).toEqual([200]);
});

test("a picture stays as long as a proposal names it", async () => {
  const site = await openCollectedSite();
  const { services, db } = site;
  const photo = await site.upload(red);
  const files = await site.readAddresses(photo);
  const parts = { imageFile: await makePhoto(red) };
  const { body } = await site.send("POST /api/pictures", { token: await site.token(), parts });
  const { _id: picture } = (body as { picture: Picture }).picture;
  await services.inquiries.submit({ ...sampleInquiry, name: null }, undefined);
  const [conversation] = await db.read.select().from(conversations);
  await addProposal(site, conversation!.id, { content: { photos: [picture] } });
  await site.remove(photo);
  site.clock.advance(8 * 24 * hour);
  await site.collectForDays();
  expect(await site.answersFor(files)).toEqual([200]);
  await db.write((tx) => tx.delete(conversations));
  await site.collectForDays();
  expect(await site.answersFor(files)).toEqual([404]);
});
