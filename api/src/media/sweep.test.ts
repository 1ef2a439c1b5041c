import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildStatus } from "shared/builds";
import type { GalleryItem } from "shared/gallery";
import { expect, onTestFinished, test } from "vitest";
import { builds, galleryItems, pictures } from "#db/schema.ts";
import { createTestApp } from "#testing/create-test-app.ts";
import { createHoldableStorage } from "#testing/holdable-storage.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { makePhoto } from "#testing/pictures.ts";
import { writeRelease } from "#testing/releases.ts";
import { startS3Server } from "#testing/s3-server.ts";
import { storePicture } from "./pictures.ts";
import { createS3Storage } from "./s3-storage.ts";
import { createDiskStorage, type Storage } from "./storage.ts";

const hour = 60 * 60_000;
const patience = { timeout: 20_000 };
const red = { width: 400, height: 300, background: "#cc3333" };
const blue = { ...red, background: "#3333cc" };
/** The main picture, and two widths in two formats. */
const filesOfPicture = 5;

const openDisk = async () => createDiskStorage(join(await makeFolder(), "media"));
const openBucket = async () => {
  const server = await startS3Server();
  onTestFinished(server.goAway);
  return createS3Storage(server.settings);
};

/** A site whose pictures get all their sizes, and whose saves count as published. */
const openSite = async (open: () => Promise<Storage> = openDisk) => {
  const raw = await open();
  const { storage, ...held } = createHoldableStorage(raw);
  const testApp = await createTestApp({ storage });
  const { services, send, db, folder, clock } = testApp;
  /** Signed in anew: a session does not last as long as these tests say. */
  const token = async () => (await testApp.signInAsAdmin()).token;
  await services.renditions.start();
  onTestFinished(services.renditions.stop);

  const markBuilds = (status: BuildStatus) => db.write((tx) => tx.update(builds).set({ status }));
  const publish = () => markBuilds("live");
  const complete = () => expect.poll(services.renditions.areComplete, patience).toBe(true);

  const upload = async (look: Parameters<typeof makePhoto>[0]) => {
    const parts = { title: "Sunset", imageFile: await makePhoto(look) };
    const { status, body } = await send("POST /api/gallery", { token: await token(), parts });
    expect(status).toBe(201);
    await complete();
    await publish();
    return (body as { item: GalleryItem }).item._id;
  };
  const remove = async (id: string) => {
    const { status } = await send(`DELETE /api/gallery/${id}`, { token: await token() });
    expect(status).toBe(200);
    await publish();
  };
  /** The addresses of all files of a photo, as visitors are told them. */
  const addressesOf = async (id: string) => {
    await expect
      .poll(async () => (await services.gallery.get(id)).image.sources, patience)
      .toHaveLength(2);
    const { image } = await services.gallery.get(id);
    const sizes = image.sources.flatMap(({ srcset }) => srcset.split(", "));
    const addresses = [image.src, ...sizes.map((size) => size.split(" ")[0]!)];
    expect(addresses).toHaveLength(filesOfPicture);
    return addresses;
  };

  const sweep = () => services.sweep(new AbortController().signal);

  return {
    ...testApp,
    ...held,
    raw,
    token,
    publish,
    markBuilds,
    upload,
    remove,
    addressesOf,
    sweep,
    /** As many days pass as a sweep needs to remove what is unused now. */
    sweepForDays: async () => {
      for (let day = 0; day < 3; day += 1) {
        await sweep();
        clock.advance(25 * hour);
      }
    },
    files: async () => {
      const names: string[] = [];
      for await (const name of raw.list()) names.push(name);
      return names;
    },
    masters: () => readdir(join(folder, "masters")),
    /** The statuses with which the files are answered, each once. */
    answersFor: async (addresses: string[]) => {
      const answers = addresses.map(async (path) => (await send(`GET ${path}`)).status);
      return [...new Set(await Promise.all(answers))];
    },
    /** A kept release with a page that shows the files. */
    release: (buildId: string, addresses: string[]) =>
      writeRelease(
        join(folder, "releases"),
        { buildId },
        {
          "gallery.html": `<img src="${addresses[0]}" srcset="${addresses.slice(1).join(" 1w, ")} 1w">`,
        },
      ),
  };
};

test.each([
  ["on the disk", openDisk],
  ["in a bucket", openBucket],
])(
  "%s, the files of a deleted photo are removed after a day, and no others",
  async (_where, open) => {
    const site = await openSite(open);
    const gone = await site.upload(red);
    const stays = await site.upload(blue);
    const [goneFiles, stayingFiles] = [await site.addressesOf(gone), await site.addressesOf(stays)];
    await site.remove(gone);
    for (const hours of [0, 12, 11]) {
      site.clock.advance(hours * hour);
      expect(await site.sweep()).toBeDefined();
      expect(await site.answersFor([...goneFiles, ...stayingFiles])).toEqual([200]);
    }
    site.clock.advance(2 * hour);
    expect(await site.sweep()).toBeDefined();
    expect(await site.answersFor(goneFiles)).toEqual([404]);
    expect(await site.answersFor(stayingFiles)).toEqual([200]);
    expect(await site.files()).toHaveLength(filesOfPicture);
    expect((await site.db.writer.run("SELECT * FROM pictures")).rows).toHaveLength(1);
    expect((await site.db.writer.run("SELECT * FROM unused_files")).rows).toEqual([]);
  },
);

test("a picture stays as long as anything shows it, a photo or a tour", async () => {
  const site = await openSite();
  const first = await site.upload(red);
  const second = await site.upload(red);
  const files = await site.addressesOf(first);
  const details = { highlights: [], tips: [], whatsapp: "+250700000000", email: "a@example.test" };
  const texts = { title: "Kayak", description: "A sample.", detailPage: "/services" };
  const parts = { ...texts, details: JSON.stringify(details), imageFile: await makePhoto(red) };
  await site.send("POST /api/services", { token: await site.token(), parts });
  await site.remove(first);
  await site.sweepForDays();
  expect(await site.answersFor(files)).toEqual([200]);
  await site.remove(second);
  await site.sweepForDays();
  expect(await site.answersFor(files)).toEqual([200]);
  await site.send("DELETE /api/services/kayak", { token: await site.token() });
  await site.publish();
  await site.sweepForDays();
  expect(await site.answersFor(files)).toEqual([404]);
});

test("what a kept release shows stays until a day after the release has gone", async () => {
  const site = await openSite();
  const id = await site.upload(red);
  const files = await site.addressesOf(id);
  await site.release("one", files);
  await site.remove(id);
  await site.sweepForDays();
  expect(await site.answersFor(files)).toEqual([200]);
  await rm(join(site.folder, "releases", "one"), { recursive: true });
  await site.sweep();
  expect(await site.answersFor(files)).toEqual([200]);
  site.clock.advance(25 * hour);
  await site.sweep();
  expect(await site.answersFor(files)).toEqual([404]);
});

test("a picture that was used again meanwhile has a whole day when it is unused anew", async () => {
  const site = await openSite();
  await site.remove(await site.upload(red));
  await site.sweep();
  const again = await site.upload(red);
  const files = await site.addressesOf(again);
  await site.sweep();
  site.clock.advance(25 * hour);
  await site.remove(again);
  await site.sweep();
  expect(await site.answersFor(files)).toEqual([200]);
  site.clock.advance(25 * hour);
  await site.sweep();
  expect(await site.answersFor(files)).toEqual([404]);
});

test("a release may name its pictures anywhere, at another address than today", async () => {
  const site = await openSite();
  const id = await site.upload(red);
  const files = await site.addressesOf(id);
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
  await site.sweepForDays();
  // All sizes of one encoding go together.
  expect(await site.answersFor(files)).toEqual([200]);
});

test("where the releases cannot be read nothing is removed", async () => {
  const site = await openSite();
  const id = await site.upload(red);
  const files = await site.addressesOf(id);
  await site.remove(id);
  await site.sweep();
  site.clock.advance(25 * hour);
  await rm(join(site.folder, "releases"), { recursive: true });
  await expect(site.sweep()).rejects.toThrow("ENOENT");
  expect(await site.answersFor(files)).toEqual([200]);
});

test("what uploads left that came to nothing is removed after a day; what is not ours stays", async () => {
  const site = await openSite();
  const stays = await site.upload(blue);
  const refused = await site.send(`PUT /api/gallery/${stays}`, {
    token: await site.token(),
    parts: { title: "Sunset", imageFile: await makePhoto(red) },
    headers: { "If-Unmodified-Since-Revision": "2020-01-01T00:00:00.000Z" },
  });
  expect(refused.status).toBe(409);
  await site.raw.put(".0b5f2e61-41a6-4f0e-9a3b-6c1d2e3f4a5b", new Uint8Array(3));
  await site.raw.put("notes.txt", new Uint8Array(3));
  await writeFile(join(site.folder, "masters", ".5b4a3f2e-41a6-4f0e-9a3b-6c1d2e3f4a5b"), "half");
  const before = await site.files();
  expect([before.length, (await site.masters()).length]).toEqual([filesOfPicture + 3, 2]);
  await site.sweep();
  expect(await site.files()).toEqual(before);
  site.clock.advance(25 * hour);
  await site.sweep();
  expect(await site.files()).toHaveLength(filesOfPicture + 1);
  expect(await site.files()).toContain("notes.txt");
  expect(await site.masters()).toEqual([]);
  expect(await site.answersFor(await site.addressesOf(stays))).toEqual([200]);
});

test("of many pictures, all that nothing shows are removed, and no others", async () => {
  const site = await openSite();
  const { db, raw, clock } = site;
  const at = clock.now().toISOString();
  const made = Array.from({ length: 450 }, (_, index) => {
    const id = index.toString(16).padStart(32, "0");
    return { id, width: 3, height: 2, color: "#000000", mainFile: `${id}-3.jpg`, createdAt: at };
  });
  const isUsed = (_picture: unknown, index: number) => index % 2 === 0;
  await db.write(async (tx) => {
    for (const picture of made) await tx.insert(pictures).values({ ...picture, renditions: [] });
    for (const { id } of made.filter(isUsed)) {
      const times = { createdAt: at, updatedAt: at };
      await tx.insert(galleryItems).values({ id, title: "Sunset", pictureId: id, ...times });
    }
  });
  await Promise.all(made.map(({ mainFile }) => raw.put(mainFile, new Uint8Array(3))));
  await site.sweepForDays();
  const left = made.filter(isUsed).map(({ mainFile }) => mainFile);
  expect((await site.files()).toSorted()).toEqual(left);
  expect(await db.read.$count(pictures)).toBe(left.length);
});

test("a photo that is deleted before it has its sizes is removed as well", async () => {
  const site = await openSite();
  await site.services.renditions.stop();
  const parts = { title: "Sunset", imageFile: await makePhoto(red) };
  const { body } = await site.send("POST /api/gallery", { token: await site.token(), parts });
  await site.remove((body as { item: GalleryItem }).item._id);
  await site.sweepForDays();
  expect([(await site.files()).length, (await site.masters()).length]).toEqual([1, 1]);
  await site.db.write((tx) => tx.update(pictures).set({ isPending: false, failures: 3 }));
  await site.sweepForDays();
  expect([await site.files(), await site.masters()]).toEqual([[], []]);
});

test.each([1, 2, 3, 4, 5])(
  "a photo that comes again while its file %i is being removed has its picture",
  async (nth) => {
    const site = await openSite();
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
  const site = await openSite();
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
  const site = await openSite();
  const { services, clock } = site;
  await site.remove(await site.upload(red));
  const taken = await services.pictures.take(await makePhoto(red));
  await site.sweep();
  expect((await site.db.writer.run("SELECT * FROM pictures")).rows).toEqual([]);
  const at = clock.now();
  const times = { createdAt: at.toISOString(), updatedAt: at.toISOString() };
  await services.writeContent("Added photo", async (tx) => {
    const pictureId = await storePicture(tx, taken, at);
    await tx.insert(galleryItems).values({ id: "again", title: "Sunset", pictureId, ...times });
  });
  await site.publish();
  const files = await site.addressesOf("again");
  await site.sweepForDays();
  expect(await site.answersFor(files)).toEqual([200]);
});

test.each(["waiting", "building"] as const)(
  "while a release is %s nothing is removed; what it shows is kept",
  async (status) => {
    const site = await openSite();
    const id = await site.upload(red);
    const files = await site.addressesOf(id);
    await site.remove(id);
    await site.sweep();
    await site.markBuilds(status);
    site.clock.advance(25 * hour);
    expect(await site.sweep()).toBeUndefined();
    expect(await site.answersFor(files)).toEqual([200]);
    await site.release("from-an-older-snapshot", files);
    await site.publish();
    await site.sweepForDays();
    expect(await site.answersFor(files)).toEqual([200]);
  },
);

test("who goes back to a kept release during a sweep sees all of its pictures", async () => {
  const site = await openSite();
  const id = await site.upload(red);
  const files = await site.addressesOf(id);
  await site.release("old", files);
  await site.release("new", []);
  await site.releases.activate("new");
  await site.remove(id);
  await site.sweep();
  site.clock.advance(25 * hour);
  const { reached, release } = site.hold("list");
  const sweeping = site.sweep();
  await reached;
  await site.releases.activate("old");
  release();
  await sweeping;
  await site.sweepForDays();
  expect((await site.send("GET /gallery")).text).toContain(files[0]);
  expect(await site.answersFor(files)).toEqual([200]);
});

test.each([1, 2, 3, 4, 5])(
  "a sweep that ends at file %i is finished by the next, and the same photo may come between",
  async (nth) => {
    const site = await openSite();
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
