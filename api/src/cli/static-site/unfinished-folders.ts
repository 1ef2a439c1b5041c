import { existsSync } from "node:fs";
import { mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { errorCode } from "#platform/error-code.ts";

const nameFor = (out: string) => `${out}.unfinished-`;

/** A new folder beside `out`, to work in; its name starts with the process id, which tells whether it is at work. */
export const makeUnfinished = (out: string) => mkdtemp(`${nameFor(out)}${process.pid}-`);

/** Where the site waits that another takes the place of. */
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

/** Removes what builds that were killed have left beside `out`; the former site comes back where there is none. */
export const clearUnfinished = async (out: string) => {
  const parent = dirname(out);
  const prefix = basename(nameFor(out));
  const names = existsSync(parent) ? await readdir(parent) : [];
  for (const name of names.filter((one) => one.startsWith(prefix))) {
    if (isOfOther(Number.parseInt(name.slice(prefix.length), 10))) continue;
    const unfinished = join(parent, name);
    if (existsSync(formerSite(unfinished)) && !existsSync(out))
      await rename(formerSite(unfinished), out);
    await rm(unfinished, { recursive: true, force: true });
  }
};
