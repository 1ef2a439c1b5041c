import { randomInt, randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { mailList } from "shared/outbox";
import { openDatabase } from "#db/client.ts";
import { mails } from "#db/schema/mails.ts";
import { contacts } from "#db/schema/messages.ts";
import { openMailServer } from "#testing/mail/open-mail-server.ts";
import { asMilliseconds, percentile } from "./percentile.ts";
import { pollUntil } from "./poll-until.ts";
import { postMessage } from "./post-message.ts";
import { printTable } from "./report/table.ts";
import { startServer } from "./servers/start-server.ts";
import { withSampleData } from "./with-sample-data.ts";

const kills = 200;
const visitorsAtOnce = 8;
/** Milliseconds for which messages are taken before a kill, at most. */
const longestLife = 150;
/** The longest that delivering the rest may take; in ms. */
const longestDelivery = 10 * 60_000;

type Message = { key: string; name: string };

const createMessages = () => {
  /** Sent without an answer: their senders try again, with the same key. */
  const unanswered: Message[] = [];
  const acknowledged = new Set<string>();
  let count = 0;
  return {
    unanswered,
    acknowledged,
    next: (): Message => {
      const again = unanswered.shift();
      if (again) return again;
      count += 1;
      return { key: randomUUID(), name: `Visitor ${count}` };
    },
  };
};
type Messages = ReturnType<typeof createMessages>;

/** Sends one message; whether it was acknowledged. */
const send = async (origin: string, message: Message, messages: Messages) => {
  const { key, name } = message;
  const contact = { name, email: `${key}@example.test`, message: "May we come?" };
  try {
    const { status } = await postMessage(`${origin}/api/contact`, key, contact);
    if (status !== 201) throw new Error(`A message is answered ${status}.`);
    messages.acknowledged.add(name);
    return true;
  } catch {
    messages.unanswered.push(message);
    return false;
  }
};

/** Starts the product, lets visitors write, kills it in the midst. Milliseconds until it first served. */
const liveAndDie = async (start: () => ReturnType<typeof startServer>, messages: Messages) => {
  const began = performance.now();
  const server = await start();
  await send(server.origin, messages.next(), messages);
  const served = performance.now() - began;
  const visitors = Array.from({ length: visitorsAtOnce }, async () => {
    while (await send(server.origin, messages.next(), messages));
  });
  await pause(randomInt(longestLife));
  await server.kill();
  await Promise.all(visitors);
  return served;
};

const untilAllSent = async (
  { origin, token }: Awaited<ReturnType<typeof startServer>>,
  messages: Messages,
) => {
  const headers = { Authorization: `Bearer ${token}` };
  const sendUnanswered = async () => {
    while (messages.unanswered.length > 0)
      if (!(await send(origin, messages.next(), messages))) return undefined;
    return true;
  };
  const isOutboxEmpty = async (signal: AbortSignal) => {
    const address = `${origin}/api/outbox?status=queued&pageSize=1`;
    const answer = await fetch(address, { headers, signal });
    return mailList.parse(await answer.json()).total === 0 || undefined;
  };
  const pace = { every: 200, within: longestDelivery };
  await pollUntil(sendUnanswered, { ...pace, problem: "Some messages are never taken." });
  await pollUntil(isOutboxEmpty, { ...pace, problem: "Some mails are never sent." });
};

const readStored = async (folder: string) => {
  const db = await openDatabase({ url: `file:${join(folder, "tours.db")}` });
  const names = await db.read.select({ name: contacts.name }).from(contacts);
  const ids = await db.read.select({ id: mails.id }).from(mails);
  db.close();
  return { names: names.map(({ name }) => name), mailIds: ids.map(({ id }) => id) };
};

const countRepeated = (values: string[]) => values.length - new Set(values).size;
const countMissing = (wanted: Iterable<string>, found: string[]) => {
  const known = new Set(found);
  return [...wanted].filter((value) => !known.has(value)).length;
};

/** R1: `kill -9` while messages are stored and mailed, over and over, on one data folder. */
export const benchCrashes = () =>
  withSampleData({}, async (folder) => {
    await using mailServer = await openMailServer();
    const start = () =>
      startServer(new URL("./servers/product.ts", import.meta.url), {
        DATA_DIR: folder,
        TRUST_PROXY: "1",
        SMTP_URL: mailServer.url,
        MAIL_TO: "owner@example.test",
      });
    const messages = createMessages();
    const served: number[] = [];
    for (let kill = 0; kill < kills; kill += 1) served.push(await liveAndDie(start, messages));

    await using last = await start();
    await untilAllSent(last, messages);
    await last.stop();

    const { names, mailIds } = await readStored(folder);
    const delivered = mailServer.messageIds().map((id) => id.slice(1).replace(/@.*/, ""));
    printTable(
      `R1  kill -9, ${kills} times, ${visitorsAtOnce} visitors at once (aim: none lost, none doubled, ≤ 2 s)`,
      ["", "promised", "lost", "doubled"],
      [
        [
          "messages acknowledged",
          messages.acknowledged.size,
          countMissing(messages.acknowledged, names),
          countRepeated(names),
        ],
        ["their mails stored", 2 * names.length, 2 * names.length - mailIds.length, 0],
        [
          "mails delivered",
          mailIds.length,
          countMissing(mailIds, delivered),
          countRepeated(delivered),
        ],
      ],
    );
    printTable(
      "R1  from start to the first message taken",
      ["", "p50", "p99", "worst"],
      [["", ...[50, 99, 100].map((part) => asMilliseconds(percentile(served, part)))]],
    );
  });
