import { execFile } from "node:child_process";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { makeFolder } from "#testing/make-folder.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";
import { listOf, makeArchive } from "#testing/tours/make-archive.ts";
import { processEnvironment } from "./env/env.ts";

const toursFile = fileURLToPath(new URL("tours.ts", import.meta.url));

/** Runs the command as a script would, over the data in a folder. */
const tours = (folder: string, ...args: string[]) => {
  const env = { ...processEnvironment, DATA_DIR: folder };
  return new Promise<{ code: unknown; printed: string }>((resolve) => {
    execFile(process.execPath, [toursFile, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, printed: stdout + stderr });
    });
  });
};

const details = { highlights: [], tips: [], whatsapp: "+250788000000", email: "a@example.test" };
const lake = {
  id: "lake",
  title: "The lake",
  description: "By bike.",
  details,
  photos: [{ file: "photos/lake.jpg", caption: "Dawn" }],
};

test("tours come in from an archive once that is agreed to, and go out into one", async () => {
  const folder = await makeFolder();
  const [archive, copy] = [join(folder, "in.zip"), join(folder, "out.zip")];
  const photo = new Uint8Array(await (await makePhoto()).arrayBuffer());
  await writeFile(
    archive,
    await makeArchive({
      "tours.json": listOf([lake]),
      "questions.json": JSON.stringify([{ question: "Deep?", answer: "Very." }]),
      "photos/lake.jpg": photo,
    }),
  );
  const asked = await tours(folder, "import", archive);
  expect(asked).toMatchObject({ code: 1 });
  expect(asked.printed).toMatch(
    /^Row +Status +ID +Title +Changes or reason\n +new +Shared questions +1 question\n1 +new +lake +The lake\nNothing is imported\. Add --yes/,
  );
  expect(await tours(folder, "import", archive, "--yes")).toEqual({
    code: 0,
    printed: expect.stringMatching(
      /1 tour created, 0 changed\. The shared questions are imported\.\n$/,
    ),
  });
  expect(await tours(folder, "--", "export", copy)).toEqual({
    code: 0,
    printed: `All tours are in ${copy}.\n`,
  });
  const again = await tours(folder, "import", copy, "--yes");
  expect(again.printed).toMatch(
    / same +Shared questions +1 question\n1 +same +lake.*\n0 tours created, 0 changed\.\n$/,
  );
  expect(await readdir(join(folder, "tour-imports"))).toEqual([]);
}, 60_000);
