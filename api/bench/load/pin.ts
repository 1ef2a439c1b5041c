import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";

/** With two cores one is for what answers, the other for what asks. */
const canPin =
  availableParallelism() > 1 && spawnSync("taskset", ["--version"]).error === undefined;
const cores = { answering: "0", asking: "1" };
type Part = keyof typeof cores;

/** The command and its arguments, kept on the core of its part where that can be done. */
export const pinned = (part: Part, [command, ...args]: [string, ...string[]]) =>
  canPin ? { command: "taskset", args: ["-c", cores[part], command, ...args] } : { command, args };

/** Keeps all threads of a process that runs on the core of its part. */
export const pin = (part: Part, pid: number | undefined) => {
  if (canPin) spawnSync("taskset", ["-a", "-c", "-p", cores[part], String(pid)]);
};

export const placement = canPin ? "on a core of its own" : "on the cores of the product";
