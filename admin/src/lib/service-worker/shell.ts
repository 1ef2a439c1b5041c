import { serviceWorker } from "shared/paths";
import { type ShellList, shellListPath } from "./shell-list.ts";

/** The page, at the address where the app starts. */
const page = serviceWorker.scope;
const prefix = "inbox-shell ";
/** Holds the page of the release that was served last. */
const pageCache = "inbox-page";

/** An answer is waited for so long (ms) before what is kept is shown. */
const patience = 4_000;
/** The files of a new release may take so long (ms) until the one before is shown instead. */
const longPatience = 12_000;

const ask = async (path: string) => {
  const answer = await fetch(path, { cache: "no-cache" });
  if (!answer.ok || answer.redirected) throw new Error(`${path} is not to be had.`);
  return answer;
};

const within = <T>(milliseconds: number, promise: Promise<T>) =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error("No answer in time.")), milliseconds);
    }),
  ]);

const shellNames = async () => (await caches.keys()).filter((name) => name.startsWith(prefix));

const findKept = async () => (await caches.open(pageCache)).match(page);

const keepFile = async (shell: Cache, path: string) => {
  const kept = await caches.match(path);
  await shell.put(path, kept ?? (await ask(path)));
};

/** Keeps the page with all that it needs, or nothing of it; the release before stays for pages that are open. */
export const keepShell = async (answer: Response) => {
  const { main, files }: ShellList = await (await ask(shellListPath)).json();
  if (!(await answer.clone().text()).includes(main)) throw new Error("A release came in between.");
  const left = (await (await findKept())?.text()) ?? "";
  const name = prefix + main;
  const shell = await caches.open(name);
  await Promise.all(files.map((path) => keepFile(shell, path)));
  // All it needs is there.
  await (await caches.open(pageCache)).put(page, answer);
  // Its headers alone have changed.
  if (left.includes(main)) return;
  const isLeft = (other: string) => left.includes(other.slice(prefix.length));
  const needless = (await shellNames()).filter((other) => other !== name && !isLeft(other));
  await Promise.all(needless.map((other) => caches.delete(other)));
};

export const keepCurrentShell = async () => keepShell(await ask(page));

const isSame = async (one: Response, other: Response) =>
  (await one.clone().text()) === (await other.clone().text());

/**
 * The page of the release that is served now once all it needs is here; without a connection, or with too weak a one,
 * the page that is kept. `waitUntil` is told what goes on meanwhile.
 */
export const openPage = async (request: Request, waitUntil: (work: Promise<unknown>) => void) => {
  const kept = await findKept();
  if (!kept) return fetch(request);
  try {
    const fresh = await within(patience, ask(page));
    // Its headers may have changed.
    if (await isSame(fresh, kept)) return fresh;
    const storing = keepShell(fresh.clone());
    waitUntil(storing.catch(() => undefined));
    await within(longPatience, storing);
    return fresh;
  } catch {
    return kept;
  }
};

export const openFile = async (request: Request) => (await caches.match(request)) ?? fetch(request);
