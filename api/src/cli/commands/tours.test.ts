import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "#testing/make-folder.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";
import { runIbirwa } from "#testing/run-ibirwa.ts";
import { makeArchive, toTourList } from "#testing/tours/make-archive.ts";

test("an import without a terminal or --yes is refused after its preview", async () => {
  const folder = await makeFolder();
  const table = join(folder, "in.csv");
  await writeFile(
    table,
    "ID,Title,Description,WhatsApp,Email\nlake,The lake,By bike.,+250788000000,a@example.test\n",
  );
  const { code, stdout, stderr } = await runIbirwa(folder, "import", table);
  expect(stdout).toMatch(/\n2 +new +lake +The lake\n$/);
  expect(stderr).toMatch(/^Import 1 tour\? Nothing was changed\. Add --yes, or/);
  expect(code).toBe(2);
  const asJson = await runIbirwa(folder, "import", "--json", table);
  expect(asJson.code).toBe(2);
  expect(JSON.parse(asJson.stdout)).toMatchObject({
    rows: [{ id: "lake", status: "new" }],
    imported: null,
  });
}, 60_000);

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
  const imported = await runIbirwa(folder, "--", "import", archive, "--yes", "--json");
  expect(imported).toMatchObject({ code: 0, stderr: "" });
  expect(JSON.parse(imported.stdout)).toMatchObject({
    rows: [{ id: "lake", status: "new" }],
    questions: { status: "new", count: 1 },
    imported: { created: 1, changed: 0 },
  });
  expect(await readdir(join(folder, "tour-imports"))).toEqual([]);

  expect(await runIbirwa(folder, "export", copy)).toEqual({
    code: 0,
    stdout: `All tours are in ${copy}.\n`,
    stderr: "",
  });
  const { code, stdout } = await runIbirwa(other, "import", copy, "--yes");
  expect(code).toBe(0);
  expect(stdout.split("\n")).toEqual([
    expect.stringMatching(/^Row +Status +ID +Title +Changes or reason$/),
    expect.stringMatching(/^ +new +Shared questions +1 question$/),
    expect.stringMatching(/^1 +new +lake +The lake$/),
    "1 tour created, 0 changed. The shared questions are imported.",
    "",
  ]);
}, 60_000);

test.each([[["export"]], [["export", "tours.rar"]], [["import", "a.csv", "b.csv"]]])(
  "refuses %j as wrong use",
  async (args) => {
    const { code, stderr } = await runIbirwa(await makeFolder(), ...args);
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /missing required argument|must end in \.zip or \.csv|too many arguments/,
    );
  },
);
