import { execFile } from "node:child_process";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { processEnvironment, readSettings } from "#platform/env/env.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";
import { makeArchive, toTourList } from "#testing/tours/make-archive.ts";
import { readToursCommand } from "./tours/read-tours-command.ts";
import { runToursCommand } from "./tours/run-tours-command.ts";

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

test("an import without a terminal or --yes exits with code 1", async () => {
  const folder = await makeFolder();
  const table = join(folder, "in.csv");
  await writeFile(
    table,
    "ID,Title,Description,WhatsApp,Email\nlake,The lake,By bike.,+250788000000,a@example.test\n",
  );
  const { code, printed } = await tours(folder, "import", table);
  expect(printed).toMatch(/\n2 +new +lake +The lake\nNothing was imported\. Add --yes/);
  expect(code).toBe(1);
});

const lake = {
  id: "lake",
  title: "The lake",
  description: "By bike.",
  details: { highlights: [], tips: [], whatsapp: "+250788000000", email: "a@example.test" },
  photos: [{ file: "photos/lake.jpg", caption: "Dawn" }],
};

test("imports an archive, which can be exported afterwards", async () => {
  const [folder, other] = [await makeFolder(), await makeFolder()];
  const [archive, copy] = [join(folder, "in.zip"), join(folder, "out.zip")];
  await writeFile(
    archive,
    await makeArchive({
      "tours.json": toTourList([lake]),
      "questions.json": JSON.stringify([{ question: "Deep?", answer: "Very." }]),
      "photos/lake.jpg": new Uint8Array(await (await makePhoto()).arrayBuffer()),
    }),
  );
  const imported = await tours(folder, "--", "import", archive, "--yes");
  expect(imported).toEqual({
    code: 0,
    printed: expect.stringMatching(
      /1 tour created, 0 changed\. The shared questions are imported\.\n$/,
    ),
  });
  expect(await readdir(join(folder, "tour-imports"))).toEqual([]);

  const printed: string[] = [];
  const dialog = { print: (line: string) => void printed.push(line), confirm: async () => false };
  const run = (dataFolder: string, ...args: string[]) =>
    runToursCommand(readSettings({ DATA_DIR: dataFolder }), readToursCommand(args), dialog);
  await run(folder, "export", copy);
  await expect(run(other, "import", copy)).rejects.toThrow(/^Nothing was imported\. Add --yes/);
  expect(printed).toEqual([
    `All tours are in ${copy}.`,
    expect.stringMatching(/^Row +Status +ID +Title +Changes or reason$/),
    expect.stringMatching(/^ +new +Shared questions +1 question$/),
    expect.stringMatching(/^1 +new +lake +The lake$/),
  ]);
}, 60_000);
