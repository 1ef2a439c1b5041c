import type { Measured, Round } from "./goals.ts";
import { asMilliseconds, percentile } from "./percentile.ts";
import { printTable } from "./report/table.ts";
import { startServer } from "./servers/start-server.ts";
import { withSampleData } from "./with-sample-data.ts";

export const rows = 100_000;
const times = 100;
const rounds = 3;

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

/** Asks for each kind often enough, over loopback, and tells how many milliseconds it took. */
const askKinds = async (server: Server, { path, kinds }: List) => {
  const headers = { Authorization: `Bearer ${server.token}` };
  const ask = async (query: string) => {
    const began = performance.now();
    const response = await fetch(`${server.origin}${path}?${query}`, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path}?${query} answers ${response.status}`);
    return performance.now() - began;
  };
  const asked: { name: string; p50: number; p99: number; cpuEach: number; heldUp: number }[] = [];
  for (let time = 0; time < times; time += 1) await ask("");
  for (const [name, query] of kinds) {
    const before = await server.readLoad();
    const taken: number[] = [];
    for (let time = 0; time < times; time += 1) taken.push(await ask(query(time)));
    const { cpu, heldUp } = await server.readLoad();
    const cpuEach = (cpu - before.cpu) / times;
    asked.push({ name, p50: percentile(taken, 50), p99: percentile(taken, 99), cpuEach, heldUp });
  }
  return asked;
};

export const printList = async (server: Server, list: List) => {
  const asked = await askKinds(server, list);
  printTable(
    `GET ${list.path}, ${rows} rows`,
    ["", "p50", "p99", "CPU each", "event loop held up"],
    asked.map(({ name, p50, p99, cpuEach, heldUp }) => [
      name,
      ...[p50, p99, cpuEach, heldUp].map(asMilliseconds),
    ]),
  );
};

const withFullLists = <Result>(job: (server: Server) => Promise<Result>) =>
  withSampleData({ inquiries: rows, contacts: rows, users: rows }, async (folder) => {
    await using server = await startServer(new URL("./servers/product.ts", import.meta.url), {
      DATA_DIR: folder,
    });
    return await job(server);
  });

/** Admin lists with 100,000 rows each, page and search, kind by kind. */
export const benchLists = () =>
  withFullLists(async (server) => {
    for (const list of lists) await printList(server, list);
  });

/** Of each list the worst kind, searches that nearly all rows answer by themselves. */
export const measureLists = () =>
  withFullLists(async (server) => {
    const found = lists.flatMap(({ path, kinds }) => {
      const [broad, others] = [true, false].map((isBroad) => ({
        path,
        kinds: kinds.filter(([name]) => name.includes("nearly all") === isBroad),
      }));
      return [
        { goal: "lists" as const, list: others },
        { goal: "broadSearch" as const, list: broad },
      ].flatMap(({ goal, list }) =>
        list?.kinds.length ? { goal, list, rounds: [] as Round[], worst: new Set<string>() } : [],
      );
    });
    for (let round = 0; round < rounds; round += 1)
      for (const { list, rounds, worst } of found) {
        const [most] = (await askKinds(server, list)).sort((a, b) => b.p99 - a.p99);
        rounds.push({ product: most?.p99 ?? Number.NaN });
        worst.add(most?.name ?? "");
      }
    return found.map(
      ({ goal, list, rounds, worst }): Measured => ({
        goal,
        of: list.path,
        rounds,
        note: `worst: ${[...worst].join("; ")}`,
      }),
    );
  });
