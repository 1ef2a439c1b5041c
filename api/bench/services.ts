import { percentile } from "./percentile.ts";
import { requestsPerSecond } from "./requests-per-second.ts";
import { startServer } from "./servers/start-server.ts";
import { printTable } from "./table.ts";
import { withSampleData } from "./with-sample-data.ts";

const rounds = 3;

/** S1: the list of 20 tours against a bare Hono app that answers the same bytes. */
export const benchServices = () =>
  withSampleData({ tours: 20 }, async (folder) => {
    const product = await startServer(new URL("./servers/product.ts", import.meta.url), {
      DATA_DIR: folder,
    });
    const url = `${product.origin}/api/services`;
    const body = await (await fetch(url)).text();
    const bare = await startServer(new URL("./servers/bare.ts", import.meta.url), {
      BENCH_BODY: body,
    });
    const figures: number[][] = [];
    for (let round = 0; round < rounds; round += 1) {
      const mine = await requestsPerSecond(url);
      const theirs = await requestsPerSecond(`${bare.origin}/api/services`);
      figures.push([mine, theirs, mine / theirs]);
    }
    const median = (column: number) =>
      percentile(
        figures.map((row) => row[column] ?? 0),
        50,
      );
    printTable(
      `S1  GET /api/services, 20 tours, ${body.length} characters (aim: 0.8 ×)`,
      ["", "product", "bare Hono", "ratio"],
      [
        [
          "req/s, median",
          Math.round(median(0)),
          Math.round(median(1)),
          `${median(2).toFixed(2)} ×`,
        ],
      ],
    );
    await Promise.all([product.stop(), bare.stop()]);
  });
