import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { siteFolder } from "./site-folder.ts";

/**
 * Builds are made inside the site's folder, because Astro keeps what it works on in a folder that
 * all builds share when the output is elsewhere. Each folder names the process that made it.
 */
const folder = join(siteFolder, "node_modules", ".builds");

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is one that may not be asked.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
};

/** A new name for a build; what builders that are gone have left is thrown away. */
export const createWorkFolder = async () => {
  await mkdir(folder, { recursive: true });
  const left = (await readdir(folder)).filter((name) => !isRunning(Number.parseInt(name, 10)));
  await Promise.all(left.map((name) => rm(join(folder, name), { recursive: true, force: true })));
  return join(folder, `${process.pid}-${randomUUID()}`);
};
