import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

/** Lints one import of a page as if it stood in this repository: dependency-cruiser reads no `.astro`. */
const isAllowed = async (file: string, from: string) => {
  const folder = await mkdtemp(join(tmpdir(), "astro-imports-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await copyFile("biome.json", join(folder, "biome.json"));
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), `---\nimport { thing } from "${from}";\nthing();\n---\n`);
  const options = ["lint", "--only=style/noRestrictedImports", "--vcs-enabled=false", file];
  return new Promise<boolean>((resolve) => {
    execFile(join(process.cwd(), "node_modules/.bin/biome"), options, { cwd: folder }, (error) =>
      resolve(error === null),
    );
  });
};

test.each([
  ["site/src/pages/index.astro", "../build/fetch-content.ts"],
  ["site/src/layouts/Base.astro", "api/app"],
  ["site/src/pages/_home/Hero.astro", "../../../../admin/src/lib/app/paths.ts"],
])("%s may not import %s", async (file, from) => {
  expect(await isAllowed(file, from)).toBe(false);
});

test("a page imports what reads its content", async () => {
  expect(await isAllowed("site/src/pages/index.astro", "../build/read-content.ts")).toBe(true);
});
