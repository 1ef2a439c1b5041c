import { link, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "#testing/make-folder.ts";
import { writeFiles, writeRelease } from "#testing/publishing/releases.ts";
import { readPicturesInReleases } from "./pictures-in-releases.ts";

const hashes = Array.from({ length: 6 }, (_, index) => `${index}`.repeat(32));
const pictureName = (index: number, ending = "-640.webp") => `${hashes[index]}${ending}`;

test("every kept release is looked through, all of its files, and nothing but releases", async () => {
  const folder = await makeFolder();
  await writeRelease(
    folder,
    { buildId: "one" },
    {
      "index.html": `<img src="/media/${pictureName(0)}"><img src="/media/${pictureName(0, "-320.avif")}">`,
      "service/kayak.html": `<script>{"image":"https:\\/\\/x.test\\/${pictureName(1, "-1920.jpg")}"}</script>`,
    },
  );
  await writeRelease(
    folder,
    { buildId: "two" },
    { "a/b/slides.json": `["${pictureName(2)} 640w"]` },
  );
  await writeFiles(folder, {
    ".unfinished-three/index.html": pictureName(3),
    current: pictureName(4),
    "two/index.html.br": pictureName(5),
  });
  expect(await readPicturesInReleases(folder)).toEqual(new Set(hashes.slice(0, 3)));
});

test("counts a reused picture for each release that shows it", async () => {
  const folder = await makeFolder();
  await writeRelease(folder, { buildId: "one" }, { "gallery.html": pictureName(0) });
  await mkdir(join(folder, "two"));
  await link(join(folder, "one", "gallery.html"), join(folder, "two", "gallery.html"));
  expect(await readPicturesInReleases(folder)).toEqual(new Set([hashes[0]]));
  await rm(join(folder, "one"), { recursive: true });
  expect(await readPicturesInReleases(folder)).toEqual(new Set([hashes[0]]));
});

test("ignores names that only resemble a picture", async () => {
  const folder = await makeFolder();
  const names = [
    `${"0".repeat(31)}-640.webp`,
    pictureName(1, "-640.svg"),
    pictureName(2, ".jpg"),
    hashes[3],
  ];
  await writeRelease(folder, { buildId: "one" }, { "index.html": names.join(" ") });
  expect(await readPicturesInReleases(folder)).toEqual(new Set());
});

test("throws without a folder of releases", async () => {
  await expect(readPicturesInReleases(join(await makeFolder(), "none"))).rejects.toThrow("ENOENT");
});
