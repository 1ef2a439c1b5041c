import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { createClient } from "@libsql/client";
import { openMailServer } from "../src/testing/mail/open-mail-server.ts";
import { asMilliseconds, percentile } from "./percentile.ts";
import { postMessage } from "./post-message.ts";
import { printTable } from "./report/table.ts";
import { startServer } from "./servers/start-server.ts";
import { withSampleData } from "./with-sample-data.ts";

const amount = 640;
const milliseconds = 1_500;
const genuineAt = new Set([100, 400, 630]);
const inbox = "operator@example.test";
const victim = "victim@example.test";

const programmed = (index: number) => ({
  name: `Sample program ${index}`,
  email: index % 3 === 0 ? victim : `sample.program.${index}@example.test`,
  message: `Offer number ${index}`,
});

const genuineOf = (index: number) => ({
  name: `Sample visitor ${index}`,
  email: `sample.visitor.${index}@example.test`,
  message: ["May we come", "with children", "in June?"].slice(index % 2).join(` ${index} `),
});

const post = async (origin: string, message: object, headers: Record<string, string> = {}) => {
  const began = performance.now();
  const { status } = await postMessage(`${origin}/api/contact`, randomUUID(), message, headers);
  return { status, took: performance.now() - began };
};

/** As a form of the site does it; older products have no tokens. */
const postGenuine = async (origin: string, index: number) => {
  const response = await fetch(`${origin}/api/forms/token`);
  const { token } = response.ok ? await response.json() : {};
  const own = { Origin: origin, "Sec-Fetch-Site": "same-origin" };
  return post(origin, { ...genuineOf(index), formToken: token }, own);
};

const sendFlood = (origin: string) =>
  Promise.all(
    Array.from({ length: amount }, async (_, index) => {
      await pause((index * milliseconds) / amount);
      return genuineAt.has(index) ? postGenuine(origin, index) : post(origin, programmed(index));
    }),
  );

const countListed = async (folder: string) => {
  const client = createClient({ url: `file:${folder}/tours.db` });
  const { rows } = await client.execute(
    "SELECT count(*) AS count FROM contacts WHERE flagged = 0 AND name LIKE 'Sample visitor%'",
  );
  client.close();
  return Number(rows[0]?.count);
};

/** 640 messages in a second and a half, three of them genuine. */
export const benchFloods = () =>
  withSampleData({}, async (folder) => {
    await using mailServer = await openMailServer();
    await using server = await startServer(new URL("./servers/product.ts", import.meta.url), {
      DATA_DIR: folder,
      TRUST_PROXY: "1",
      SMTP_URL: mailServer.url,
      MAIL_TO: inbox,
      MAIL_FROM: "tours@example.test",
    });
    const sent = await sendFlood(server.origin);
    await pause(75_000);
    const mailsTo = (address: string) =>
      mailServer.delivered.filter(({ to }) => to.includes(address));
    const notices = mailsTo(inbox);
    const isGenuine = ({ mail }: (typeof notices)[number]) =>
      mail.subject?.includes("Sample visitor") ?? false;
    const took = sent.map((one) => one.took);
    const ofGenuine = took.filter((_, index) => genuineAt.has(index));
    printTable(
      `${amount} messages in ${milliseconds} ms, ${genuineAt.size} of them genuine`,
      ["", "result"],
      [
        ["stored (201)", sent.filter(({ status }) => status === 201).length],
        ["genuine in the inbox", await countListed(folder)],
        ["genuine mailed to the operator", notices.filter(isGenuine).length],
        ["mails to the operator", notices.length],
        ["receipts to one address", mailsTo(victim).length],
        ["genuine post, slowest", asMilliseconds(percentile(ofGenuine, 100))],
        ["any post, p50", asMilliseconds(percentile(took, 50))],
        ["any post, slowest", asMilliseconds(percentile(took, 100))],
      ],
    );
  });
