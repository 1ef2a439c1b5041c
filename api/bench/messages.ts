import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createClient } from "@libsql/client";
import type { Measured, Round } from "./goals.ts";
import { percentile } from "./percentile.ts";
import { atOnce, inquiryOf, perSecond, sendInquiries } from "./send-inquiries.ts";
import { startServer } from "./servers/start-server.ts";
import { withSampleData } from "./with-sample-data.ts";

const times = 3;
const warmUp = 2_000;
const messages = 6_000;
/** Milliseconds of a synced insert; from here on many messages in one sync count. */
const slowSync = 0.5;
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

/** Inquiries with their mails, stored and synced before the answer, against bare synced rows. */
export const measureMessages = () =>
  withSampleData({}, async (folder): Promise<Measured[]> => {
    await using server = await startServer(new URL("./servers/product.ts", import.meta.url), {
      DATA_DIR: folder,
      TRUST_PROXY: "1",
      BENCH_CLOCK_RATE: String(clockRate),
    });
    await sendInquiries(server.origin, warmUp);
    const rounds: Required<Round>[] = [];
    for (let round = 0; round < times; round += 1) {
      const product = await sendInquiries(server.origin, messages);
      rounds.push({ product, peer: await measureBare(folder) });
      // The driver has held this thread: connections that ended meanwhile are noticed now.
      await pause(100);
    }
    const insert =
      1_000 /
      percentile(
        rounds.map(({ peer }) => peer),
        50,
      );
    const isQuick = insert < slowSync;
    return [
      {
        goal: isQuick ? "messagesOnQuickDisk" : "messagesOnSlowDisk",
        rounds,
        note: `${atOnce} at once; a bare synced insert takes ${insert.toFixed(2)} ms here`,
      },
    ];
  });
