import { setTimeout } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { getOnly, guest } from "#testing/app/open-desk.ts";
import { startImapServer } from "#testing/mail/mailbox/imap-server.ts";
import { openMailDesk } from "#testing/mail/mailbox/open-mail-desk.ts";
import { hasDovecot, startDovecot } from "#testing/mail/mailbox/start-dovecot.ts";
import { multipart, writeMail } from "#testing/mail/mailbox/write-mail.ts";

if (!hasDovecot)
  process.stdout.write("Dovecot is not installed: its tests of mailboxes are left out.\n");

test.each([
  { server: "refuses the password", trouble: { password: "changed" } },
  { server: "ends each connection as soon as it is idle", trouble: { hangsUpAt: "IDLE" } },
])("a server that $server is not asked again without end", async ({ trouble }) => {
  const mailbox = await startImapServer();
  Object.assign(mailbox.state, trouble);
  const { services } = await openMailDesk(mailbox);
  services.mailboxWorker.start();
  const countLogins = () => mailbox.asked.filter((line) => line.includes("LOGIN")).length;
  await expect.poll(countLogins, { timeout: 5_000 }).toBeGreaterThan(1);
  await setTimeout(1_000);
  expect(countLogins()).toBeLessThan(4);
});

const servers = [
  { name: "a small IMAP server", start: startImapServer, isThere: true },
  { name: "Dovecot", start: startDovecot, isThere: hasDovecot },
].filter(({ isThere }) => isThere);

describe.each(servers)("with $name", ({ start }) => {
  test("a guest's answer by mail comes into the conversation, which waits again", async () => {
    const mailbox = await start();
    const { services, answer, append, untilMails, readOne, list } = await openMailDesk(mailbox);
    expect(await readOne()).toMatchObject({ state: "answered", waitingSince: null });
    services.mailboxWorker.start();
    const quote =
      "On Mon, 23 Nov 2026 at 10:00, Tours <tours@example.test>\r\nwrote:\r\n\r\n> Karibu!";
    await append(writeMail({ answers: answer, body: `Yes, with kayaks!\r\n\r\n${quote}` }));
    const [mail] = await untilMails(1);
    expect(mail).toMatchObject({
      kind: "reply",
      from: guest,
      isFromElsewhere: false,
      text: "Yes, with kayaks!",
      original: expect.stringContaining("> Karibu!"),
    });
    const now = await readOne();
    expect(now).toMatchObject({ state: "new", preview: "Yes, with kayaks!" });
    expect(now.waitingSince).not.toBeNull();
    expect(await list({ q: "kayaks" })).toHaveLength(1);
  });

  test("stores each mail once after a restart, a lost connection and a renumbering", async () => {
    const mailbox = await start();
    const { services, openProcess, answer, append, untilMails } = await openMailDesk(mailbox);
    await append(writeMail({ answers: answer, body: "One" }));
    services.mailboxWorker.start();
    await untilMails(1);
    await mailbox.breakOff();
    await append(writeMail({ answers: answer, body: "Two" }));
    await untilMails(2);
    await services.mailboxWorker.stop();
    await append(writeMail({ answers: answer, body: "Three" }));
    const second = openProcess().services.mailboxWorker;
    second.start();
    await untilMails(3);
    await mailbox.renumber();
    await append(writeMail({ answers: answer, body: "Four" }));
    const all = await untilMails(4);
    await second.stop();
    expect(all.map(({ text }) => text).toSorted()).toEqual(["Four", "One", "Three", "Two"]);
  });

  test("two processes that read one mailbox at once take each mail once", async () => {
    const mailbox = await start();
    const { services, openProcess, answer, append, untilMails } = await openMailDesk(mailbox);
    const other = openProcess().services.mailboxWorker;
    onTestFinished(other.stop);
    const bodies = Array.from({ length: 12 }, (_, index) => `Mail ${index + 1}`);
    for (const body of bodies) await append(writeMail({ answers: answer, body }));
    services.mailboxWorker.start();
    other.start();
    await untilMails(bodies.length);
    await append(writeMail({ answers: answer, body: "Last" }));
    const all = await untilMails(bodies.length + 1);
    await Promise.all([services.mailboxWorker.stop(), other.stop()]);
    expect(all.map(({ text }) => text).toSorted()).toEqual([...bodies, "Last"].toSorted());
  });

  test("a file that came with a mail is saved as it was, and never shown", async () => {
    const mailbox = await start();
    const { services, answer, append, untilMails, app, token } = await openMailDesk(mailbox);
    const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251));
    const file = {
      headers: [
        "Content-Type: text/html",
        `Content-Disposition: attachment; filename="=?UTF-8?B?${Buffer.from("plån\u202e.html").toString("base64")}?="`,
        "Content-Transfer-Encoding: base64",
      ],
      body: bytes.toString("base64").replace(/.{76}/g, "$&\r\n"),
    };
    const textPart = { headers: ["Content-Type: text/plain"], body: "See the plan." };
    await append(writeMail({ answers: answer, ...multipart([textPart, file]) }));
    services.mailboxWorker.start();
    const [mail] = await untilMails(1);
    const storedFile = getOnly(mail!.files);
    expect({ ...mail, ...storedFile }).toMatchObject({
      text: "See the plan.",
      name: "plån.html",
      bytes: 200_000,
    });
    const path = `http://api.test/api/conversation-files/${storedFile._id}`;
    const headers = { Authorization: `Bearer ${token}` };
    const sent = await app.fetch(new Request(path, { headers }));
    expect(Buffer.from(await sent.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(sent.headers)).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename="pl_n.html"; filename*=UTF-8''pl%C3%A5n.html`,
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("sandbox"),
    });
    expect((await app.fetch(new Request(path))).status).toBe(401);
  });
});
