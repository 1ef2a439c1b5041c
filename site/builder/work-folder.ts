import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const siteFolder = fileURLToPath(new URL("..", import.meta.url));

/** Inside the site's folder: for an output elsewhere Astro works in a folder that all builds share. */
const folder = join(siteFolder, ".astro", "builds");

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process of another user may not be signalled.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
};

/** The name starts with the process id, by which folders of dead builders are found and deleted. */
export const createWorkFolder = async () => {
  await mkdir(folder, { recursive: true });
  const left = (await readdir(folder)).filter((name) => !isRunning(Number.parseInt(name, 10)));
  await Promise.all(left.map((name) => rm(join(folder, name), { recursive: true, force: true })));
  return join(folder, `${process.pid}-${randomUUID()}`);
};
