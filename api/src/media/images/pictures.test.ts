import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { openCollectedSite, red } from "#testing/pictures/open-collected-site.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";
import { createDiskStorage } from "../storage/storage.ts";

test("while the disk is full an upload is a 507 that leaves nothing; with room again it works", async () => {
  const media = join(await makeFolder(), "media");
  const disk = await createDiskStorage(media);
  let isFull = true;
  const put = async (file: string, bytes: Uint8Array) => {
    if (isFull) throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    await disk.put(file, bytes);
  };
  const { send, signInAsAdmin, folder } = await createTestApp({ storage: { ...disk, put } });
  const { token } = await signInAsAdmin();
  const upload = async () =>
    send("POST /api/gallery", { token, parts: { title: "Sunset", imageFile: await makePhoto() } });

  expect(await upload()).toMatchObject({ status: 507, body: { code: "insufficient_storage" } });
  expect((await send("GET /api/gallery")).body).toEqual({ gallery: [] });
  expect([await readdir(media), await readdir(join(folder, "masters"))]).toEqual([[], []]);
  isFull = false;
  expect((await upload()).status).toBe(201);
});

test("a photo whose files were lost has them again when it is uploaded again", async () => {
  const site = await openCollectedSite();
  const files = await site.readAddresses(await site.upload(red));
  for (const file of await site.files()) await site.raw.remove(file);
  expect(await site.answersFor(files)).toEqual([404]);
  await site.upload(red);
  expect(await site.answersFor(files)).toEqual([200]);
});
