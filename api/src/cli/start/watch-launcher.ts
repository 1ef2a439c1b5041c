import { execFileSync } from "node:child_process";

type Process = { pid: number; parent: number; command: string };

const everyMilliseconds = 250;

/** All processes by id; none where there is no `ps`. */
const listProcesses = () => {
  try {
    const table = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" });
    const rows = [...table.matchAll(/^\s*(\d+)\s+(\d+)\s+(.*)$/gm)];
    return new Map(
      rows.map(([, pid, parent, command = ""]): [number, Process] => [
        Number(pid),
        { pid: Number(pid), parent: Number(parent), command },
      ]),
    );
  } catch {
    return new Map<number, Process>();
  }
};

/**
 * Lists the processes between the typed command and this one: shell ← pnpm for `pnpm start`, shell ← pnpm ←
 * shell ← npm for `npx pnpm start`.
 */
const findLauncher = (): number[] => {
  const processes = listProcesses();
  const shell = processes.get(process.ppid);
  const pnpm = processes.get(shell?.parent ?? 0);
  if (!(shell && pnpm && /^\S*pnpm\b/.test(pnpm.command))) return [];
  const npxShell = processes.get(pnpm.parent);
  const npx = processes.get(npxShell?.parent ?? 0);
  const isNpx = npxShell && npx && /^(npm|npx) |\bnp[mx]-cli\.js\b/.test(npx.command);
  return [shell.pid, pnpm.pid, ...(isNpx ? [npxShell.pid, npx.pid] : [])];
};

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/**
 * Calls `onGone` once when the command that started the product has ended. `npx` does not forward SIGTERM to
 * pnpm and this process keeps its parent, so only its ancestors show the end.
 */
export const watchLauncher = (onGone: () => void) => {
  const launcher = findLauncher();
  if (launcher.length === 0) return;
  const timer = setInterval(() => {
    if (launcher.every(isAlive)) return;
    clearInterval(timer);
    onGone();
  }, everyMilliseconds);
  timer.unref();
};
