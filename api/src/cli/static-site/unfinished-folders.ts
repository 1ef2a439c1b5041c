import { existsSync } from "node:fs";
import { mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { errorCode } from "#platform/error-code.ts";

const nameFor = (out: string) => `${out}.unfinished-`;

/** Makes a work folder beside `out`. Its name has the process id, to detect builds that are still running. */
export const makeUnfinished = (out: string) => mkdtemp(`${nameFor(out)}${process.pid}-`);

export const formerSite = (unfinished: string) => join(unfinished, "before");

const isOfOther = (pid: number) => {
  if (Number.isNaN(pid) || pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process of another user may not be signalled.
    return errorCode(error) === "EPERM";
  }
};

/** Removes the leftovers of killed builds beside `out` and restores the former site if `out` is missing. */
export const clearUnfinished = async (out: string) => {
  const parent = dirname(out);
  const prefix = basename(nameFor(out));
  const names = existsSync(parent) ? await readdir(parent) : [];
  for (const name of names.filter((candidate) => candidate.startsWith(prefix))) {
    if (isOfOther(Number.parseInt(name.slice(prefix.length), 10))) continue;
    const unfinished = join(parent, name);
    if (existsSync(formerSite(unfinished)) && !existsSync(out))
      await rename(formerSite(unfinished), out);
    await rm(unfinished, { recursive: true, force: true });
  }
};
