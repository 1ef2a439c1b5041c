import { randomInt, randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createClient } from "@libsql/client";
import type { Measured } from "./goals.ts";
import { type Product, withProduct } from "./product.ts";
import { formatNumber, median } from "./statistics.ts";

const rounds = 3;
const atOnce = 32;
/** Inquiries in a round. Above 600 a minute they would be stored without mails, so rounds are a minute apart. */
const amount = 500;
const betweenRounds = 61_000;

const createInquiry = (number: number) => ({
  name: `Sample visitor ${number}`,
  email: `sample.visitor.${number}@example.test`,
  destination: "Napoleon Island",
  paxNumber: 2,
  checkinDate: "3 June",
  checkoutDate: "5 June",
});

/** Another visitor each time, because limits count by address. */
const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

const perSecond = async (job: () => Promise<void>) => {
  const began = performance.now();
  await job();
  return (amount * 1_000) / (performance.now() - began);
};

const sendInquiries = ({ origin }: Product, first: number) =>
  perSecond(async () => {
    let next = first;
    const sender = async () => {
      while (next < first + amount) {
        const number = next;
        next += 1;
        const response = await fetch(`${origin}/api/inquiries`, {
          method: "POST",
          headers: {
            "Content-Type": "application/json",
            "Idempotency-Key": randomUUID(),
            "X-Forwarded-For": anyAddress(),
          },
          body: JSON.stringify(createInquiry(number)),
        });
        await response.arrayBuffer();
        if (response.status !== 201) throw new Error(`An inquiry is answered ${response.status}.`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, sender));
  });

/** Single rows one after another, each synced to the disk. */
const insertRows = async ({ folder }: Product, first: number) => {
  const client = createClient({ url: `file:${join(folder, "bare.db")}` });
  await client.execute("PRAGMA journal_mode = WAL");
  await client.execute("PRAGMA synchronous = FULL");
  await client.execute(
    "CREATE TABLE IF NOT EXISTS inquiries (id TEXT PRIMARY KEY, name TEXT, email TEXT, destination TEXT, people INTEGER, checkin TEXT, checkout TEXT)",
  );
  const rate = await perSecond(async () => {
    for (let number = first; number < first + amount; number += 1)
      await client.execute({
        sql: "INSERT INTO inquiries VALUES (?, ?, ?, ?, ?, ?, ?)",
        args: [randomUUID(), ...Object.values(createInquiry(number))],
      });
  });
  client.close();
  return rate;
};

/** Inquiries with their mails, stored and synced before the answer, against synced inserts of bare rows. */
export const measureInquiries = () =>
  withProduct({ variables: { TRUST_PROXY: "1" } }, async (product): Promise<Measured[]> => {
    const stored: number[] = [];
    const inserted: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      if (round > 0) await pause(betweenRounds);
      stored.push(await sendInquiries(product, round * amount));
      inserted.push(await insertRows(product, round * amount));
    }
    const [own, peers] = [stored.slice(1), inserted.slice(1)];
    const values = own.map((rate, round) => rate / (peers[round] ?? Number.NaN));
    const note = `${formatNumber(median(own))} to ${formatNumber(median(peers))} a second`;
    return [{ goal: "inquiries", values, note }];
  });
