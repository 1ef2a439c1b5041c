import { chmod, cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { adminAssets } from "shared/paths";
import {
  type ReleaseReceipt,
  releaseContentFile,
  releaseInfo,
  releaseInfoPath,
  releaseManifestFile,
} from "shared/publishing/builds";
import type { Settings } from "#platform/env/env.ts";
import { createHeaderRules } from "#publishing/hosting/host-files/header-rules.ts";
import { formatHeadersFile } from "#publishing/hosting/host-files/headers-file.ts";
import { formatRedirectsFile } from "#publishing/hosting/host-files/redirects-file.ts";
import { readPicturesIn } from "#publishing/hosting/pictures-in-releases.ts";
import { readManifest } from "#publishing/hosting/read-release.ts";
import { adminDist } from "#server/builder/build-admin.ts";
import { writeRedirectPages } from "./redirect-pages.ts";

/** Hosts compress for themselves. */
const isNeeded = (path: string) => !/\.(br|gz)$/.test(path);

const removeUnneeded = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name));
  const unneeded = paths.filter((path) => !isNeeded(path));
  const own = [releaseManifestFile, releaseContentFile].map((file) => join(folder, file));
  await Promise.all([...unneeded, ...own].map((path) => rm(path)));
};

/** A start may have built the admin for its own user alone; servers run as others. */
const letAllRead = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await chmod(folder, 0o755);
  for (const entry of entries)
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
};

/** Writes the address of the API into the admin's page. */
const addAdmin = async (folder: string, publicApiUrl: string | undefined) => {
  const target = join(folder, adminAssets);
  await cp(adminDist, target, { recursive: true, filter: isNeeded });
  await letAllRead(target);
  if (!publicApiUrl) return;
  const page = join(target, "index.html");
  const html = await readFile(page, "utf8");
  const origin = `<meta name="api-origin" content="${publicApiUrl}">`;
  await writeFile(page, html.replace("</head>", `${origin}</head>`));
};

/** The receipt names what the pages show: nobody else can look through a host. */
const addPictures = async (folder: string) => {
  const path = join(folder, releaseInfoPath);
  const info = releaseInfo.parse(JSON.parse(await readFile(path, "utf8")));
  const pictures = [...(await readPicturesIn(folder))].toSorted();
  const receipt: ReleaseReceipt = { ...info, pictures };
  await writeFile(path, JSON.stringify(receipt));
};

/**
 * Completes a release folder for static hosts: the admin, the pictures in its receipt, pages at old addresses, `_headers`
 * and `_redirects`.
 */
export const assembleSite = async (folder: string, settings: Settings) => {
  const { PUBLIC_URL: publicUrl, PUBLIC_API_URL: publicApiUrl, CONTENT_API_URL } = settings;
  const mediaPublicUrl = settings.MEDIA_PUBLIC_URL;
  const rules = createHeaderRules({ publicUrl, publicApiUrl, mediaPublicUrl });
  const { redirects = [] } = await readManifest(folder);
  const forwarding = { api: CONTENT_API_URL, publicApiUrl, mediaPublicUrl };
  await removeUnneeded(folder);
  await addPictures(folder);
  await writeRedirectPages(folder, redirects, publicUrl);
  await addAdmin(folder, publicApiUrl);
  await writeFile(join(folder, "_headers"), formatHeadersFile(rules));
  await writeFile(join(folder, "_redirects"), formatRedirectsFile({ ...forwarding, redirects }));
};
