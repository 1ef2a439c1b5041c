import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative, sep } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { layers } from "./dependency-cruiser.config.ts";

const root = join("site", "src");
const lines = layers["site/src"] ?? [];
const folderOf = (file: string) => relative(root, file).split(sep)[0] ?? "";
const heightOf = (folder: string) => lines.findIndex((line) => line.includes(folder));

const importsOf = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/(?:from|import) "(\.[^"]+)"/g)].map(([, path = ""]) =>
    join(dirname(file), path),
  );

const isUpward = (from: string, to: string) =>
  from !== to && heightOf(to) >= 0 && heightOf(to) >= heightOf(from);

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
  ["site/src/pages/index.astro", "../content/build/fetch-content.ts"],
  ["site/src/layouts/Base.astro", "api/app"],
  ["site/src/pages/_home/Hero.astro", "../../../../admin/src/lib/app/paths.ts"],
])("%s may not import %s", async (file, from) => {
  expect(await isAllowed(file, from)).toBe(false);
});

test("a page imports what reads its content", async () => {
  expect(await isAllowed("site/src/pages/index.astro", "../content/build/read-content.ts")).toBe(
    true,
  );
});

test("no page uses Astro's pictures, which only a plain build of Astro makes", () => {
  const files = globSync(join(root, "**", "*.{astro,ts,tsx}"));
  const imports = files.filter((file) =>
    /\b(Image|Picture|getImage)\b[^}]*\} from "astro:assets"/.test(readFileSync(file, "utf8")),
  );
  expect(imports).toEqual([]);
});

test("no page, layout or component imports from a layer beside or above its own", () => {
  const files = globSync(join(root, "**", "*.astro"));
  const imports = files.flatMap((from) => importsOf(from).map((to) => ({ from, to })));
  expect(imports.length).toBeGreaterThan(100);
  expect(imports.filter(({ from, to }) => isUpward(folderOf(from), folderOf(to)))).toEqual([]);
});

test.each([
  ["components", "sections", true],
  ["sections", "layouts", true],
  ["pages", "layouts", false],
  ["sections", "sections", false],
])("a file of %s that imports from %s: refused is %j", (from, to, isRefused) => {
  expect(isUpward(from, to)).toBe(isRefused);
});
