import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { GalleryItem } from "shared/content/gallery";
import type { BuildStatus } from "shared/publishing/builds";
import { expect, onTestFinished } from "vitest";
import { builds } from "#tables/builds.ts";
import { galleryItems } from "#tables/content.ts";
import { recordVersions, trash } from "#tables/records.ts";
import { guardDeletion } from "../../media/cleanup/deletion-guard.ts";
import { createGarbageCollection } from "../../media/cleanup/garbage-collection.ts";
import { type IngestedPicture, insertPicture } from "../../media/images/pictures.ts";
import { createMasters } from "../../media/storage/masters.ts";
import { createDiskStorage, type Storage } from "../../media/storage/storage.ts";
import { createTestApp } from "../app/create-test-app.ts";
import { makeFolder } from "../make-folder.ts";
import { writeRelease } from "../publishing/releases.ts";
import { createHoldableStorage } from "./holdable-storage.ts";
import { makePhoto } from "./pictures.ts";

export const hour = 60 * 60_000;
const waitOptions = { timeout: 20_000 };
export const red = { width: 400, height: 50, background: "#cc3333" };
export const blue = { ...red, background: "#3333cc" };
/** The main picture, and two widths in two formats. */
export const filesOfPicture = 5;

export const openDisk = async () => createDiskStorage(join(await makeFolder(), "media"));

/** Opens a site that makes all picture sizes and counts each save as published. */
export const openCollectedSite = async (
  open: () => Promise<Storage> = openDisk,
  options: Parameters<typeof createTestApp>[0] = {},
) => {
  const raw = await open();
  const { storage, ...held } = createHoldableStorage(raw);
  const testApp = await createTestApp({ ...options, storage });
  const { services, send, db, folder, clock } = testApp;
  /** Signs in again because the tests' clock outlasts a session. */
  const token = async () => (await testApp.signInAsAdmin()).token;
  await services.renditions.start();
  onTestFinished(services.renditions.stop);

  const markBuilds = (status: BuildStatus) => db.write((tx) => tx.update(builds).set({ status }));
  const publish = () => markBuilds("live");
  const complete = () => expect.poll(services.renditions.areComplete, waitOptions).toBe(true);

  const upload = async (look: Parameters<typeof makePhoto>[0]) => {
    const parts = { title: "Sunset", imageFile: await makePhoto(look) };
    const { status, body } = await send("POST /api/gallery", { token: await token(), parts });
    expect(status).toBe(201);
    await complete();
    await publish();
    return (body as { item: GalleryItem }).item._id;
  };
  const moveToTrash = async (id: string) => {
    const { status, body } = await send(`DELETE /api/gallery/${id}`, { token: await token() });
    expect(status).toBe(200);
    await publish();
    return (body as { trashId: string }).trashId;
  };
  /** Empties the trash and the history, which keep pictures. */
  const forget = () =>
    db.write(async (tx) => {
      await tx.delete(trash);
      await tx.delete(recordVersions);
    });
  /** Deletes a photo for good. */
  const remove = async (id: string) => {
    await moveToTrash(id);
    await forget();
  };
  /** Lists the public addresses of all files of a photo. */
  const readAddresses = async (id: string) => {
    await expect
      .poll(async () => (await services.gallery.get(id)).image.sources, waitOptions)
      .toHaveLength(2);
    const { image } = await services.gallery.get(id);
    const sizes = image.sources.flatMap(({ srcset }) => srcset.split(", "));
    const addresses = [image.src, ...sizes.map((size) => size.split(" ")[0]!)];
    expect(addresses).toHaveLength(filesOfPicture);
    return addresses;
  };

  const collect = () => services.collectGarbage(new AbortController().signal);

  /** The garbage collection of a product that has just been started: it remembers nothing but what is stored. */
  const collectAfterRestart = async () => {
    const collectStarted = createGarbageCollection({
      db,
      storage: guardDeletion(raw, { db, now: clock.now }),
      masters: guardDeletion(await createMasters(join(folder, "masters")), { db, now: clock.now }),
      readShownPictures: testApp.releases.readShownPictures,
      isPublishing: async () => false,
      now: clock.now,
    });
    return collectStarted(new AbortController().signal);
  };

  /** Saves a photo whose picture was taken before. */
  const save = async (taken: IngestedPicture, id: string) => {
    const at = clock.now();
    const times = { createdAt: at.toISOString(), updatedAt: at.toISOString() };
    await services.writeContent("Added photo", async (tx) => {
      const pictureId = await insertPicture(tx, taken, at);
      await tx.insert(galleryItems).values({ id, title: "Sunset", pictureId, ...times });
    });
    await complete();
    await publish();
  };

  return {
    ...testApp,
    ...held,
    raw,
    token,
    publish,
    markBuilds,
    upload,
    moveToTrash,
    forget,
    remove,
    readAddresses,
    collect,
    collectAfterRestart,
    save,
    /** Runs as many days as a collection needs to remove unused files. */
    collectForDays: async () => {
      for (let day = 0; day < 3; day += 1) {
        await collect();
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
