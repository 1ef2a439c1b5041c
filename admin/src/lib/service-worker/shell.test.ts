import { serviceWorker } from "shared/paths";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepCurrentShell, openFile, openPage } from "./shell.ts";
import { shellListPath } from "./shell-list.ts";

const origin = "https://desk.example.test";
const pathOf = (target: RequestInfo | URL) =>
  new URL(target instanceof Request ? target.url : target, origin).pathname;

/** Behaves like a browser's cache storage: ordered by creation, with copies of stored responses. */
const makeCaches = () => {
  const made = new Map<string, Map<string, Response>>();
  const find = (path: string) =>
    [...made.values()]
      .find((files) => files.has(path))
      ?.get(path)
      ?.clone();
  const open = async (name: string) => {
    const files = made.get(name) ?? new Map<string, Response>();
    made.set(name, files);
    return {
      match: async (path: string) => files.get(path)?.clone(),
      put: async (path: string, answer: Response) => files.set(path, answer.clone()),
    };
  };
  return {
    open,
    match: async (target: RequestInfo) => find(pathOf(target)),
    keys: async () => [...made.keys()],
    delete: async (name: string) => made.delete(name),
  };
};

const release = (name: string) => {
  const main = `/admin/assets/main-${name}.js`;
  const files = [main, `/admin/assets/InboxScreen-${name}.js`, `/admin/assets/inbox-${name}.css`];
  const page = `<script type="module" src="${main}"></script>`;
  return { page, files, list: JSON.stringify({ main, files }) };
};
type Release = ReturnType<typeof release>;

const [first, second, third] = [release("first"), release("second"), release("third")];
let served: Release | undefined;
let missing = "";

/** Answers as the server of one release; without a release the network fails. */
const answer = async (target: RequestInfo | URL) => {
  if (!served) throw new TypeError("Failed to fetch");
  const path = pathOf(target);
  if (path === serviceWorker.scope) return new Response(served.page);
  if (path === shellListPath) return new Response(served.list);
  return served.files.includes(path) && path !== missing
    ? new Response(path)
    : new Response("", { status: 404 });
};

beforeEach(async () => {
  vi.stubGlobal("caches", makeCaches());
  vi.stubGlobal("fetch", answer);
  missing = "";
  served = first;
  await keepCurrentShell();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const open = async () => {
  const page = await openPage(new Request(origin + serviceWorker.scope), () => undefined);
  return page.text();
};
const readFiles = ({ files }: Release) =>
  Promise.all(
    files.map(async (path) => (await openFile(new Request(origin + path))).text().catch(() => "")),
  );

const expectOpens = async (one: Release) => {
  expect(await open()).toBe(one.page);
  expect(await readFiles(one)).toEqual(one.files);
};

test("opens the inbox with matching files after any release switch, also offline", async () => {
  for (const one of [first, second, first, third, second]) {
    served = one;
    await expectOpens(one);
    served = undefined;
    await expectOpens(one);
  }
});

test("keeps the previous release when files of the new one are missing", async () => {
  served = second;
  missing = "/admin/assets/inbox-second.css";
  await expectOpens(first);
  served = undefined;
  await expectOpens(first);
  served = second;
  missing = "";
  await expectOpens(second);
});

test("serves open pages their files after a switch", async () => {
  for (const one of [second, first]) {
    served = one;
    await expectOpens(one);
  }
  served = third;
  await expectOpens(third);
  expect(await readFiles(first)).toEqual(first.files);
  served = undefined;
  await expect(readFiles(second)).rejects.toThrow("Failed to fetch");
});
