import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { insertMany } from "#platform/db/insert-many.ts";
import { mails } from "#tables/mails.ts";
import { allSent, createMailing } from "#testing/mail/create-mailing.ts";
import { toMailRows } from "./mail-writer.ts";

/** Passes mails on to a server, and keeps each line that clients send: the server itself shows decoded addresses. */
const recordLines = async (url: string) => {
  const sent: Buffer[] = [];
  const proxy = createServer((client) => {
    const upstream = connect(Number(new URL(url).port), "127.0.0.1");
    for (const socket of [client, upstream]) socket.on("error", () => {});
    client.on("data", (chunk: Buffer) => sent.push(chunk));
    client.pipe(upstream).pipe(client);
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  onTestFinished(() => void proxy.close());
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    lines: () => Buffer.concat(sent).toString().split("\r\n"),
  };
};

test("mails reach international domains, which are in ASCII in envelope and headers", async () => {
  const { db, clock, server, startWorker, until, readAll } = await createMailing();
  const rows = toMailRows(
    [
      { to: "ann@münchen.example", subject: "To a guest", parts: [{ text: "Karibu!" }] },
      {
        ...{ to: "operator@example.test", replyTo: "ben@MÜNCHEN.example" },
        ...{ subject: "To the team", parts: [{ text: "From ben@MÜNCHEN.example" }] },
      },
    ],
    true,
    clock.now(),
  );
  await db.write((tx) => insertMany(tx, mails, rows));
  const { url: mailUrl, lines } = await recordLines(server.url);
  await until(allSent, startWorker({ sender: "tours@müller.example", mailUrl }));
  const expected = [
    "MAIL FROM:<tours@xn--mller-kva.example>",
    "RCPT TO:<ann@xn--mnchen-3ya.example>",
    "From: Your company <tours@xn--mller-kva.example>",
    "To: ann@xn--mnchen-3ya.example",
    "Reply-To: ben@xn--mnchen-3ya.example",
  ];
  expect(lines()).toEqual(expect.arrayContaining(expected));
  expect((await readAll()).map(({ to }) => to)).toContain("ann@münchen.example");
  const toTeam = server.delivered.find(({ to }) => to[0] === "operator@example.test")!;
  expect(toTeam.mail.text).toContain("ben@MÜNCHEN.example");
});
