import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const siteFolder = fileURLToPath(new URL("..", import.meta.url));

/** Inside the site's folder, because Astro uses a shared folder for an output elsewhere. */
const folder = join(siteFolder, ".astro", "builds");

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process runs but belongs to another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
};

/** Returns a path named after the process id, and deletes the folders of dead builders. */
export const createWorkFolder = async () => {
  await mkdir(folder, { recursive: true });
  const leftovers = (await readdir(folder)).filter((name) => !isRunning(Number.parseInt(name, 10)));
  await Promise.all(
    leftovers.map((name) => rm(join(folder, name), { recursive: true, force: true })),
  );
  return join(folder, `${process.pid}-${randomUUID()}`);
};
