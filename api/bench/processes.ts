import { join } from "node:path";
import { requestsPerSecond } from "./load/requests-per-second.ts";
import { percentile } from "./percentile.ts";
import { printTable } from "./report/table.ts";
import { atOnce, sendInquiries } from "./send-inquiries.ts";
import { startProduct } from "./servers/start-product.ts";
import { startServer } from "./servers/start-server.ts";
import { withSampleData } from "./with-sample-data.ts";

const rounds = 3;
const inquiries = 3_000;

type Server = AsyncDisposable & { settings: Record<string, string> };
type Database = { name: string; start?: (folder: string) => Promise<Server> };

const databases: Database[] = [
  { name: "file" },
  {
    name: "server",
    start: async (folder) => {
      const file = join(folder, "tours.db");
      const server = await startServer(new URL("./servers/libsql.ts", import.meta.url), {
        BENCH_DATABASE: file,
      });
      const settings = { DATABASE_URL: server.origin, DATABASE_AUTH_TOKEN: server.token };
      return { settings, [Symbol.asyncDispose]: server.stop };
    },
  },
];
const setups = databases.flatMap((database) => [1, 2, 3].map((count) => ({ database, count })));
type Setup = (typeof setups)[number];

/** Requests a second: the home page, a list, inquiries. */
const measure = async ({ database, count }: Setup) => {
  const figures: number[] = [];
  await withSampleData({ tours: 20 }, async (folder) => {
    await using server = await database.start?.(folder);
    await using product = await startProduct(folder, {
      ...server?.settings,
      PROCESSES: String(count),
      TRUST_PROXY: "1",
      BACKUP_EVERY: "off",
    });
    figures.push(await requestsPerSecond(product.origin));
    figures.push(await requestsPerSecond(`${product.origin}/api/services`));
    figures.push(await sendInquiries(product.origin, inquiries));
  });
  return figures;
};

/** What more processes add on one machine, over one file and over the tests' database server, in turns. */
export const benchProcesses = async () => {
  const measured = new Map<Setup, number[][]>(setups.map((setup) => [setup, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const setup of setups) measured.get(setup)?.push(await measure(setup));
  const median = (runs: number[][], column: number) =>
    Math.round(
      percentile(
        runs.map((run) => run[column] ?? Number.NaN),
        50,
      ),
    );
  printTable(
    `Processes, ${atOnce} connections, a second, median of ${rounds}; inquiries as in a flood, stored and synced`,
    ["database, processes", "GET /", "GET /api/services", "POST /api/inquiries"],
    [...measured].map(([{ database, count }, runs]) => [
      `${database.name}, ${count}`,
      ...[0, 1, 2].map((column) => median(runs, column)),
    ]),
  );
};
