import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ReleaseInfo, ReleaseManifest } from "shared/publishing/builds";

/** Writes files below `folder`, each with its text. */
export const writeFiles = async (folder: string, files: Record<string, string | Uint8Array>) => {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
};

const sampleInfo = { revision: 1, builtAt: "2026-01-01T00:00:00.000Z", sourceHash: "source" };

const toEntry = (content: string | Uint8Array, brotli: string | Uint8Array | undefined) => ({
  hash: createHash("sha256").update(content).digest("base64url"),
  bytes: content.length,
  brotliBytes: brotli?.length ?? null,
});

const toManifest = (
  info: ReleaseInfo & Pick<ReleaseManifest, "redirects">,
  files: Record<string, string | Uint8Array>,
  pagePolicy: string | undefined,
) => {
  const listed = Object.entries(files).filter(
    ([file]) => !/^_release\.json$|\.(br|gz)$/.test(file),
  );
  const entries = listed.map(([file, content]) => {
    const policy = file.endsWith(".html") ? pagePolicy : undefined;
    return [file, { ...toEntry(content, files[`${file}.br`]), policy }];
  });
  return { ...info, files: Object.fromEntries(entries), parts: {}, pages: {} };
};

/** A finished release below `folder`, as the builder hands it over; its script is named by its id. */
export const writeRelease = async (
  folder: string,
  changes: Pick<ReleaseInfo, "buildId"> & Partial<ReleaseInfo> & Pick<ReleaseManifest, "redirects">,
  files: Record<string, string | Uint8Array> = {},
  pagePolicy?: string,
) => {
  const info = { ...sampleInfo, ...changes };
  const all = {
    "index.html": `<title>Home of ${info.buildId}</title>`,
    "404.html": "<title>Page NOT FOUND!</title>",
    "_release.json": JSON.stringify(info),
    [`_astro/${info.buildId}.js`]: `"${info.buildId}";`,
    ...files,
  };
  const manifest = JSON.stringify(toManifest(info, all, pagePolicy));
  await writeFiles(join(folder, info.buildId), { "_manifest.json": manifest, ...all });
};
