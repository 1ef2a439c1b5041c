import { asMilliseconds, percentile } from "./percentile.ts";
import { startServer } from "./servers/start-server.ts";
import { printTable } from "./table.ts";
import { withSampleData } from "./with-sample-data.ts";

export const rows = 100_000;
const times = 200;

/** A kind of question: its name, and the query string of the n-th time that it is asked. */
export type Kind = [name: string, query: (time: number) => string];

const pages = (sort: string): Kind[] => [
  [`first page by ${sort}`, () => `sort=${sort}`],
  [`middle page by ${sort}, ascending`, (time) => `sort=${sort}&order=asc&page=${900 + time}`],
  [`last page by ${sort}`, (time) => `sort=${sort}&page=${rows / 50 - time}`],
];
/** A list remembers what was sought last, so each search here differs from the one before. */
const searches: Kind[] = [
  ["search: rare", (time) => `q=.${70_007 + time * 13}@`],
  ["search: nearly all", (time) => `q=${time % 2 ? "example.test" : "sample"}`],
  [
    "search: nearly all, last page",
    (time) => `q=${time % 2 ? "example.test" : "sample"}&page=${rows / 50}`,
  ],
  ["search: one letter", (time) => `q=${"aeiou"[time % 5]}`],
  ["search: words", (time) => `q=${time % 2 ? "of%20the" : "we%20are"}`],
  ["search: nothing, usual letters", (time) => `q=${time % 2 ? "eee" : "oooa"}`],
  ["search: nothing, rare letters", (time) => `q=${time % 2 ? "zzqx" : "qqzx"}`],
];
const answered: Kind[] = [
  ["answered, first page", () => "answered=true"],
  ["unanswered, deep page by name", () => "answered=false&sort=name&order=asc&page=700"],
  [
    "unanswered, search, deep page by email",
    (time) => `answered=false&sort=email&q=${time % 2 ? "example" : "sample"}&page=500`,
  ],
];

const lists: List[] = [
  {
    path: "/api/inquiries",
    kinds: [
      ...["createdAt", "name", "email", "destination", "paxNumber"].flatMap(pages),
      ...answered,
      ...searches,
    ],
  },
  {
    path: "/api/contacts",
    kinds: [...["createdAt", "name", "email"].flatMap(pages), ...answered, ...searches],
  },
  {
    path: "/api/ibirwa-clients/users",
    kinds: [...["createdAt", "username", "email", "role"].flatMap(pages), ...searches],
  },
  { path: "/api/stats", kinds: [["all", () => ""]] },
];

type List = { path: string; kinds: Kind[] };
type Server = Awaited<ReturnType<typeof startServer>>;

/** Asks for each kind often enough, over loopback, and prints how long it took. */
export const measureList = async (server: Server, { path, kinds }: List) => {
  const headers = { Authorization: `Bearer ${server.token}` };
  const ask = async (query: string) => {
    const began = performance.now();
    const response = await fetch(`${server.origin}${path}?${query}`, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path}?${query} answers ${response.status}`);
    return performance.now() - began;
  };
  const measured: (string | number)[][] = [];
  const all: number[] = [];
  for (let time = 0; time < times; time += 1) await ask("");
  for (const [name, query] of kinds) {
    const before = await server.readLoad();
    const taken: number[] = [];
    for (let time = 0; time < times; time += 1) taken.push(await ask(query(time)));
    all.push(...taken);
    const { cpu, heldUp } = await server.readLoad();
    const cpuEach = (cpu - before.cpu) / times;
    const figures = [percentile(taken, 50), percentile(taken, 99), cpuEach, heldUp];
    measured.push([name, ...figures.map(asMilliseconds)]);
  }
  const ofAll = [percentile(all, 50), percentile(all, 99)].map(asMilliseconds);
  measured.push(["all of these", ...ofAll, "", ""]);
  printTable(
    `S9  GET ${path}, ${rows} rows (aim: p99 ≤ 30 ms)`,
    ["", "p50", "p99", "CPU each", "event loop held up"],
    measured,
  );
};

/** S9: admin lists with 100,000 rows each, page and search, over loopback. */
export const benchLists = () =>
  withSampleData({ inquiries: rows, contacts: rows, users: rows }, async (folder) => {
    const server = await startServer(new URL("./servers/product.ts", import.meta.url), {
      DATA_DIR: folder,
    });
    for (const list of lists) await measureList(server, list);
    await server.stop();
  });
