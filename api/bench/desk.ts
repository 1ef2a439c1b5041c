import { setTimeout as pause } from "node:timers/promises";
import { conversationList } from "shared/conversations";
import { type Kind, printList, rows } from "./lists.ts";
import { asMilliseconds, percentile } from "./percentile.ts";
import { postMessage } from "./post-message.ts";
import { printTable } from "./report/table.ts";
import { inquiryOf } from "./send-inquiries.ts";
import { startServer } from "./servers/start-server.ts";
import { withSampleData } from "./with-sample-data.ts";

const messages = 60;

const kinds: Kind[] = [
  ["waiting, longest first", () => "waiting=true&sort=waitingSince&order=asc"],
  ["all, newest first", () => ""],
  ["all, deep page", (time) => `page=${900 + time}`],
  ["new, second page", () => "state=new&page=2"],
  ["by name, deep page", (time) => `sort=name&order=asc&page=${900 + time}`],
  ["mine", () => "assignee=me"],
  ["reminders that are due", () => "due=true"],
  ["of one tour", () => "destination=Napoleon%20Island"],
  ["by days of travel", () => "from=2026-01-01&until=2026-12-31&sort=startsOn&order=asc"],
  ["search: rare", (time) => `q=.${70_007 + time * 13}@`],
  ["search: words", (time) => `q=${time % 2 ? "of%20the" : "we%20are"}`],
  ["search: nearly all", (time) => `q=${time % 2 ? "example.test" : "sample"}`],
  ["search: nothing", (time) => `q=${time % 2 ? "zzqx" : "qqzx"}`],
];

type Server = Awaited<ReturnType<typeof startServer>>;

/** Milliseconds from a visitor's POST until an open desk, told over its line, has read a list with the message in it. */
const measureLive = async ({ origin, token }: Server) => {
  const headers = { Authorization: `Bearer ${token}` };
  const line = await fetch(`${origin}/api/conversations/changes`, { headers });
  const reader = line.body?.pipeThrough(new TextDecoderStream()).getReader();
  const readNames = async () => {
    const answer = await fetch(`${origin}/api/conversations?pageSize=20`, { headers });
    const page = conversationList.parse(await answer.json());
    return page.conversations.map(({ name }) => name);
  };
  const taken: number[] = [];
  for (let number = 0; number < messages; number += 1) {
    // The desk looks at fixed times.
    await pause(Math.random() * 1_000);
    const inquiry = inquiryOf(rows + number);
    const began = performance.now();
    await postMessage(`${origin}/api/inquiries`, crypto.randomUUID(), inquiry);
    for (let isThere = false; !isThere; ) {
      const told = await reader?.read();
      if (!told || told.done) throw new Error("The line ended.");
      isThere = told.value.includes("changed") && (await readNames()).includes(inquiry.name);
    }
    taken.push(performance.now() - began);
  }
  await reader?.cancel();
  return taken;
};

/** The lists of conversations, and how soon an open desk shows what a visitor sends. */
export const benchDesk = () =>
  withSampleData({ inquiries: rows }, async (folder) => {
    await using server = await startServer(new URL("./servers/product.ts", import.meta.url), {
      DATA_DIR: folder,
      TRUST_PROXY: "1",
    });
    await printList(server, { path: "/api/conversations", kinds });
    await printList(server, { path: "/api/conversations/counts", kinds: [["all", () => ""]] });
    const taken = await measureLive(server);
    printTable(
      `From a visitor's POST to the open desk, ${messages} messages`,
      ["", "p50", "p95", "slowest"],
      [["", ...[50, 95, 100].map((hundredths) => asMilliseconds(percentile(taken, hundredths)))]],
    );
  });
