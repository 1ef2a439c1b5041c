import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createClient } from "@libsql/client";
import autocannon from "autocannon";
import { percentile } from "./percentile.ts";
import { headersOf } from "./post-message.ts";
import { startServer } from "./servers/start-server.ts";
import { printTable } from "./table.ts";
import { withSampleData } from "./with-sample-data.ts";

const rounds = 5;
const atOnce = 32;
const warmUp = 2_000;
const messages = 6_000;
/** So many seconds pass in one: messages beyond 600 a minute would be stored without mails. */
const clockRate = 800;

const inquiryOf = (number: number) => ({
  name: `Sample visitor ${number}`,
  email: `sample.visitor.${number}@example.test`,
  destination: "Napoleon Island",
  paxNumber: 2,
  checkinDate: "3 June",
  checkoutDate: "5 June",
});

const perSecond = (count: number, milliseconds: number) => (count * 1_000) / milliseconds;

type Server = Awaited<ReturnType<typeof startServer>>;

/** Inquiries per second over HTTP, each with its two mails. */
const measureProduct = async ({ origin }: Server, amount: number) => {
  let sent = 0;
  let answeredAt = 0;
  const began = performance.now();
  const { non2xx, errors } = await autocannon({
    url: `${origin}/api/inquiries`,
    method: "POST",
    connections: atOnce,
    amount,
    // The run itself ends at a full second only.
    setupClient: (client) => {
      client.on("response", () => {
        answeredAt = performance.now();
      });
    },
    requests: [
      {
        setupRequest: (request) => {
          sent += 1;
          const headers = { ...request.headers, ...headersOf(randomUUID()) };
          return { ...request, headers, body: JSON.stringify(inquiryOf(sent)) };
        },
      },
    ],
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} inquiries are not stored.`);
  return perSecond(amount, answeredAt - began);
};

/** Single rows per second, one after another, each synced. */
const measureBare = async (folder: string) => {
  const client = createClient({ url: `file:${join(folder, "bare.db")}` });
  await client.execute("PRAGMA journal_mode = WAL");
  await client.execute("PRAGMA synchronous = FULL");
  await client.execute(
    "CREATE TABLE IF NOT EXISTS inquiries (id TEXT PRIMARY KEY, name TEXT, email TEXT, destination TEXT, people INTEGER, checkin TEXT, checkout TEXT, at TEXT)",
  );
  const began = performance.now();
  for (let number = 0; number < messages; number += 1) {
    const { name, email, destination, paxNumber, checkinDate, checkoutDate } = inquiryOf(number);
    await client.execute({
      sql: "INSERT INTO inquiries VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
      args: [
        randomUUID(),
        name,
        email,
        destination,
        paxNumber,
        checkinDate,
        checkoutDate,
        new Date().toISOString(),
      ],
    });
  }
  const rate = perSecond(messages, performance.now() - began);
  client.close();
  return rate;
};

/** S3: inquiries with their mails, stored and synced before the answer, against bare synced rows. */
export const benchMessages = () =>
  withSampleData({}, async (folder) => {
    const server = await startServer(new URL("./servers/product.ts", import.meta.url), {
      DATA_DIR: folder,
      TRUST_PROXY: "1",
      BENCH_CLOCK_RATE: String(clockRate),
    });
    await measureProduct(server, warmUp);
    const measured: { product: number; bare: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const product = await measureProduct(server, messages);
      measured.push({ product, bare: await measureBare(folder) });
      // The driver has held this thread: connections that ended meanwhile are noticed now.
      await pause(100);
    }
    await server.stop();
    const median = (figureOf: (one: { product: number; bare: number }) => number) =>
      percentile(measured.map(figureOf), 50);
    printTable(
      `S3  POST /api/inquiries, ${atOnce} at once, ${rounds} × ${messages}, clock × ${clockRate} (aim: 1.5 ×)`,
      ["", "product", "bare synced inserts", "ratio"],
      [
        [
          "a second, median",
          Math.round(median(({ product }) => product)),
          Math.round(median(({ bare }) => bare)),
          `${median(({ product, bare }) => product / bare).toFixed(2)} ×`,
        ],
      ],
    );
  });
