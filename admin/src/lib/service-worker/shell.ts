import { serviceWorker } from "shared/paths";
import { type ShellList, shellListPath } from "./shell-list.ts";

/** The page, at the address where the app starts. */
const page = serviceWorker.scope;
const prefix = "inbox-shell ";
/** Contains the page of the last served release. */
const pageCache = "inbox-page";

/** Milliseconds to wait for an answer before using the cached one. */
const patience = 4_000;
/** Milliseconds for a new release's files to load before the previous one is used. */
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

const findCachedPage = async () => (await caches.open(pageCache)).match(page);

const keepFile = async (shell: Cache, path: string) => {
  const cached = await caches.match(path);
  await shell.put(path, cached ?? (await ask(path)));
};

/** Caches the page with all its files or nothing; open pages keep the previous release. */
export const keepShell = async (answer: Response) => {
  const { main, files }: ShellList = await (await ask(shellListPath)).json();
  if (!(await answer.clone().text()).includes(main)) throw new Error("A release came in between.");
  const previousPage = (await (await findCachedPage())?.text()) ?? "";
  const name = prefix + main;
  const shell = await caches.open(name);
  await Promise.all(files.map((path) => keepFile(shell, path)));
  await (await caches.open(pageCache)).put(page, answer);
  // Only the headers changed.
  if (previousPage.includes(main)) return;
  const isStillUsed = (cacheName: string) => previousPage.includes(cacheName.slice(prefix.length));
  const needless = (await shellNames()).filter(
    (cacheName) => cacheName !== name && !isStillUsed(cacheName),
  );
  await Promise.all(needless.map((cacheName) => caches.delete(cacheName)));
};

export const keepCurrentShell = async () => keepShell(await ask(page));

const isSame = async (a: Response, b: Response) =>
  (await a.clone().text()) === (await b.clone().text());

/**
 * Returns the current release's page when all its files are cached, and otherwise the cached page. `waitUntil`
 * receives background work.
 */
export const openPage = async (request: Request, waitUntil: (work: Promise<unknown>) => void) => {
  const cached = await findCachedPage();
  if (!cached) return fetch(request);
  try {
    const fresh = await within(patience, ask(page));
    // The headers may have changed.
    if (await isSame(fresh, cached)) return fresh;
    const storing = keepShell(fresh.clone());
    waitUntil(storing.catch(() => undefined));
    await within(longPatience, storing);
    return fresh;
  } catch {
    return cached;
  }
};

export const openFile = async (request: Request) => (await caches.match(request)) ?? fetch(request);
