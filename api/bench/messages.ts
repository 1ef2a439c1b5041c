import { randomUUID } from "node:crypto";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createClient } from "@libsql/client";
import { percentile } from "./percentile.ts";
import { atOnce, inquiryOf, perSecond, sendInquiries } from "./send-inquiries.ts";
import { startServer } from "./servers/start-server.ts";
import { printTable } from "./table.ts";
import { withSampleData } from "./with-sample-data.ts";

const rounds = 5;
const warmUp = 2_000;
const messages = 6_000;
/** So many seconds pass in one: messages beyond 600 a minute would be stored without mails. */
const clockRate = 800;

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

/** Bytes of a database file that nobody uses, its write-ahead log written back. */
const settledSize = async (file: string) => {
  const client = createClient({ url: `file:${file}` });
  await client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
  client.close();
  return (await stat(file)).size;
};

/** S3: inquiries with their mails, stored and synced before the answer, against bare synced rows. */
export const benchMessages = () =>
  withSampleData({}, async (folder) => {
    const file = join(folder, "tours.db");
    const before = await settledSize(file);
    const server = await startServer(new URL("./servers/product.ts", import.meta.url), {
      DATA_DIR: folder,
      TRUST_PROXY: "1",
      BENCH_CLOCK_RATE: String(clockRate),
    });
    await sendInquiries(server.origin, warmUp);
    const measured: { product: number; bare: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const product = await sendInquiries(server.origin, messages);
      measured.push({ product, bare: await measureBare(folder) });
      // The driver has held this thread: connections that ended meanwhile are noticed now.
      await pause(100);
    }
    await server.stop();
    const after = await settledSize(file);
    const stored = warmUp + rounds * messages;
    const median = (figureOf: (one: { product: number; bare: number }) => number) =>
      percentile(measured.map(figureOf), 50);
    printTable(
      `S3  POST /api/inquiries, ${atOnce} at once, ${rounds} × ${messages}, clock × ${clockRate} (aim: 1.5 ×)`,
      ["", "product", "bare synced inserts", "ratio", "bytes each, with two mails"],
      [
        [
          "a second, median",
          Math.round(median(({ product }) => product)),
          Math.round(median(({ bare }) => bare)),
          `${median(({ product, bare }) => product / bare).toFixed(2)} ×`,
          Math.round((after - before) / stored),
        ],
      ],
    );
  });
