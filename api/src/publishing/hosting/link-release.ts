import { randomUUID } from "node:crypto";
import { rename, rm, symlink } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { syncFile } from "#platform/files/write-file.ts";

/** Replaces `link` by one to `release`, for a proxy that serves the files from there. */
export const linkRelease = async (link: string, release: string) => {
  const folder = dirname(link);
  const temporary = join(folder, `.${randomUUID()}`);
  // Windows links to full paths only.
  const target = process.platform === "win32" ? release : relative(folder, release);
  try {
    await symlink(target, temporary, "junction");
    await rename(temporary, link);
    await syncFile(folder);
  } finally {
    await rm(temporary, { force: true });
  }
};
