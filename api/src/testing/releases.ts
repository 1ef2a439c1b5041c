import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ReleaseInfo } from "shared/builds";

/** Writes files below `folder`, each with its text. */
export const writeFiles = async (folder: string, files: Record<string, string | Uint8Array>) => {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
};

const sampleInfo = { revision: 1, builtAt: "2026-01-01T00:00:00.000Z", sourceHash: "source" };

/** A finished release below `folder`, as the builder hands it over; its script is named by its id. */
export const writeRelease = async (
  folder: string,
  info: Pick<ReleaseInfo, "buildId"> & Partial<ReleaseInfo>,
  files: Record<string, string | Uint8Array> = {},
) => {
  await writeFiles(join(folder, info.buildId), {
    "index.html": `<title>Home of ${info.buildId}</title>`,
    "404.html": "<title>Page NOT FOUND!</title>",
    "_release.json": JSON.stringify({ ...sampleInfo, ...info }),
    [`_astro/${info.buildId}.js`]: `"${info.buildId}";`,
    ...files,
  });
};
