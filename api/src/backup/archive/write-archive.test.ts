import { randomBytes } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "#testing/make-folder.ts";
import { isThere } from "../../lib/files/is-there.ts";
import { openArchive } from "./open-archive.ts";
import { type Sources, writeArchive } from "./write-archive.ts";

test("files that go while the backup is written are left out, and a picture's is counted as missing", async () => {
  const dataDir = await makeFolder();
  const [snapshot, target] = [join(dataDir, "snapshot.db"), join(dataDir, "backup.zip")];
  await writeFile(snapshot, randomBytes(40_000_000));
  for (const name of ["masters", "media"]) await mkdir(join(dataDir, name));
  const [master, size, kept] = ["masters/a", "media/a-320.webp", "media/a.jpg"];
  for (const name of [master, size, kept]) await writeFile(join(dataDir, name), "x");
  const found = {
    schema: { name: "0000", when: 1 },
    tables: {},
    pictureFiles: ["a.jpg", "a-320.webp"],
    pendingPictures: ["a"],
  };
  const sources: Sources = { snapshot, dataDir, pictures: "archive", variables: [] };
  const written = writeArchive(target, sources, found);
  while (!(await isThere(target)));
  for (const name of [master, size]) await rm(join(dataDir, name));
  await written;
  const { manifest, close } = await openArchive(target);
  close();
  expect(manifest.files.map(({ name }) => name)).toEqual(["tours.db", kept]);
  expect(manifest.pictures).toEqual({ place: "archive", files: 2, missing: 1 });
});
