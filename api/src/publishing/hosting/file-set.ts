import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { immutable, revalidated } from "#platform/web/cache-control.ts";
import { getMediaType } from "#platform/web/media-type.ts";

export type HostedFile = {
  type: string;
  cacheControl: string;
  etag: string;
  /** A page's own content security policy. */
  policy?: string;
  /** Missing if `gzip` exists: rare clients that accept no encoding get the decompressed file. */
  identity?: Uint8Array<ArrayBuffer>;
  br?: Uint8Array<ArrayBuffer>;
  gzip?: Uint8Array<ArrayBuffer>;
};

/** Files by public path (`/`, `/about`, `/_astro/x.js`), held in memory. */
export type FileSet = ReadonlyMap<string, HostedFile>;

const preparedEncoding = /\.(br|gz)$/;

export const toPublicPath = (file: string) =>
  `/${file}`.replace(/\.html$/, "").replace(/\/index$/, "/");

export const toEtag = (hash: string) => hash.slice(0, 22);

const readOptional = async (path: string, names: ReadonlySet<string>) =>
  names.has(path) ? await readFile(path) : undefined;

const readHostedFile = async (
  path: string,
  isImmutable: boolean,
  names: ReadonlySet<string>,
): Promise<HostedFile> => {
  const identity = await readFile(path);
  const br = await readOptional(`${path}.br`, names);
  const gzip = await readOptional(`${path}.gz`, names);
  return {
    type: getMediaType(path),
    cacheControl: isImmutable ? immutable : revalidated,
    etag: toEtag(createHash("sha256").update(identity).digest("base64url")),
    identity,
    ...(br && { br }),
    ...(gzip && { gzip }),
  };
};

type Selection = { folder: string; hashed: string };

/** Files of the `hashed` subfolder have their content's hash in their name and may be kept for ever. */
export const readFileSet = async ({ folder, hashed }: Selection): Promise<FileSet> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name));
  const names = new Set(paths);
  const files = new Map<string, HostedFile>();
  for (const path of paths) {
    if (preparedEncoding.test(path)) continue;
    const file = relative(folder, path).split(sep).join("/");
    const isImmutable = file.startsWith(`${hashed}/`);
    files.set(toPublicPath(file), await readHostedFile(path, isImmutable, names));
  }
  return files;
};
