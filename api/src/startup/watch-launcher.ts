import { execFileSync } from "node:child_process";

type Ancestor = { pid: number; parent: number; command: string };

const everyMilliseconds = 100;

/** What `ps` says of a process; `undefined` where there is no such process or no `ps`. */
const describe = (pid: number): Ancestor | undefined => {
  try {
    const line = execFileSync("ps", ["-o", "ppid=,args=", "-p", String(pid)], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    const [, parent, command] = /^\s*(\d+)\s+(.*)/.exec(line) ?? [];
    return parent && command ? { pid, parent: Number(parent), command } : undefined;
  } catch {
    return undefined;
  }
};

const ancestorsOf = (pid: number, count: number): Ancestor[] => {
  const ancestor = count > 0 ? describe(pid) : undefined;
  return ancestor ? [ancestor, ...ancestorsOf(ancestor.parent, count - 1)] : [];
};

/**
 * The processes between the command that a person typed and this one. `pnpm start` stands as
 * shell ← pnpm, and `npx pnpm start` as shell ← pnpm ← shell ← npm.
 */
const findLauncher = (): number[] => {
  const [shell, pnpm, npxShell, npx] = ancestorsOf(process.ppid, 4);
  if (!(shell && pnpm && /^\S*pnpm\b/.test(pnpm.command))) return [];
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
 * Calls `onGone` once when the command that started the product has ended. Package runners do not
 * hand every signal on: without this the product would outlive a terminated `npx pnpm start`.
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
