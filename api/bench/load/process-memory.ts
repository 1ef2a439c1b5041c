import { readdir, readFile } from "node:fs/promises";

type Running = { pid: number; parent: number };

const readRunning = async (): Promise<Running[]> => {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
      const parent = /\) \S (\d+) /.exec(stat)?.[1];
      return parent ? [{ pid: Number(pid), parent: Number(parent) }] : [];
    }),
  );
  return found.flat();
};

const withChildren = (pid: number, all: Running[]): number[] => [
  pid,
  ...all.filter(({ parent }) => parent === pid).flatMap((child) => withChildren(child.pid, all)),
];

/** Megabytes of a process, what it shares divided among those that share it (PSS); Linux tells. */
export const megabytesOf = async (pid: number) => {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, "utf8");
  return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1]) / 1_024;
};

/** What makes pages stands below `site/`, also where Astro starts processes of its own. */
const makesPages = async (pid: number) =>
  /\/site\/|astro|esbuild/.test(await readFile(`/proc/${pid}/cmdline`, "utf8"));

export type TreeMemory = { processes: number; answering: number; making: number };

/** Of a process and all that it has started: how many, the megabytes of those that make pages, and of all others. */
export const memoryOfTree = async (pid: number): Promise<TreeMemory> => {
  const pids = withChildren(pid, await readRunning());
  const tree = { processes: pids.length, answering: 0, making: 0 };
  for (const one of pids)
    tree[(await makesPages(one)) ? "making" : "answering"] += await megabytesOf(one);
  return tree;
};
