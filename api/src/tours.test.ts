import { execFile } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#db/client.ts";
import { tourServices } from "#db/schema.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";
import { listOf, makeArchive } from "#testing/tours/make-archive.ts";
import { processEnvironment } from "./env/env.ts";
import { readToursCommand } from "./startup/tours/read-tours-command.ts";

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
    await makeArchive({ "tours.json": listOf([lake]), "photos/lake.jpg": photo }),
  );
  const asked = await tours(folder, "import", archive);
  expect(asked).toMatchObject({ code: 1 });
  expect(asked.printed).toMatch(
    /^Row +Status +ID +Title +Changes or reason\n1 +new +lake +The lake\nNothing is imported\. Add --yes/,
  );
  expect(await tours(folder, "import", archive, "--yes")).toEqual({
    code: 0,
    printed: expect.stringMatching(/1 tour created, 0 changed\.\n$/),
  });
  expect(await tours(folder, "--", "export", copy)).toEqual({
    code: 0,
    printed: `All tours are in ${copy}.\n`,
  });
  const again = await tours(folder, "import", copy, "--yes");
  expect(again.printed).toMatch(/1 +same +lake.*\n0 tours created, 0 changed\.\n$/);
  expect(await readdir(join(folder, "tour-imports"))).toEqual([]);
}, 60_000);

test("what cannot be imported is told in sentences, and nothing is done while the product runs", async () => {
  const folder = await makeFolder();
  const table = join(folder, "in.csv");
  await writeFile(table, "ID,Title,Minimum age\nlake,The lake,five\n");
  expect(await tours(folder, "import", table, "--yes")).toEqual({
    code: 1,
    printed: expect.stringMatching(
      /2 +refused +lake +The lake +Description is required\..*Minimum age must be.*\nNothing is imported: correct/,
    ),
  });
  const copy = join(folder, "out.csv");
  expect((await tours(folder, "export", copy)).code).toBe(0);
  expect(await readFile(copy, "utf8")).toMatch(/^\ufeffID,Title,[^\n]+\r\n$/);

  const db = await openDatabase({ url: `file:${join(folder, "tours.db")}` });
  onTestFinished(db.close);
  await db.read.$count(tourServices);
  expect(await tours(folder, "export", copy)).toEqual({
    code: 1,
    printed: "The product is running; stop it first.\n",
  });
}, 60_000);

test.each([["export"], ["export", "tours.rar"], ["import", "a.csv", "b.csv"], ["eat", "a.csv"]])(
  "%s %s is answered with the usage",
  (...args) => {
    expect(() => readToursCommand(args)).toThrow(/^Takes all tours out or in/);
  },
);
