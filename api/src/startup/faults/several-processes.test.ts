import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { releaseInfo } from "shared/builds";
import { content } from "shared/content";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { guest } from "#testing/app/open-desk.ts";
import { openOwner } from "#testing/app/open-owner.ts";
import { openProcesses } from "#testing/app/open-processes.ts";
import { nextAddress, sampleInquiry } from "#testing/app/samples.ts";
import { openDataFile } from "#testing/faults/open-data-file.ts";
import { readStoredMessages } from "#testing/faults/read-stored-messages.ts";
import { rounds } from "#testing/faults/rounds.ts";
import { startVisitors } from "#testing/faults/start-visitors.ts";
import { watchStaleness } from "#testing/faults/watch-staleness.ts";
import { openImapServer } from "#testing/mail/mailbox/imap-server.ts";
import { writeMail } from "#testing/mail/mailbox/write-mail.ts";
import { print } from "../../lib/print.ts";

const patience = { timeout: 60_000, interval: 50 };

/** Fewer than a flood, in which not every message is told. */
const quiet = { visitors: 2, rest: 800 };

let mailbox: Awaited<ReturnType<typeof openImapServer>>;
let processes: Awaited<ReturnType<typeof openProcesses>>;

beforeAll(async () => {
  mailbox = await openImapServer();
  processes = await openProcesses(["all", "all", "all"], {
    BACKUP_EVERY: "off",
    DRAIN_SECONDS: "1",
    IMAP_URL: mailbox.url,
  });
}, 180_000);
afterAll(async () => {
  await processes.close();
  await mailbox.close();
});

const readRevision = async (port: number) => {
  const answer = await fetch(`${processes.originOf(port)}/api/content`);
  return content.parse(await answer.json()).revision;
};

const readRelease = async (port: number) => {
  const answer = await fetch(`${processes.originOf(port)}/_release.json`);
  return releaseInfo.parse(await answer.json()).revision;
};

const readStatus = async (port: number) => {
  const answer = await fetch(`${processes.originOf(port)}/api/health/ready`);
  return answer.status;
};

/** What each of them says. */
const ofAll = <T>(read: (port: number) => Promise<T>) => Promise.all(processes.ports.map(read));

test("what is saved at one is told by all within a second, and published by all", async () => {
  const { save } = await openOwner(processes.origin);
  const [before = 0] = await ofAll(readRevision);
  await save("A boat on the lake");
  await pause(1_000);
  const saved = Array(3).fill(before + 1);
  expect(await ofAll(readRevision)).toEqual(saved);
  await expect.poll(() => ofAll(readRelease), patience).toEqual(saved);
}, 90_000);

test("one process makes the pages that another, which answers alone, shows", async () => {
  const apart = await openProcesses(["builder", "api"], { BACKUP_EVERY: "off" });
  onTestFinished(apart.close);
  const { save, untilShown } = await openOwner(apart.origin);
  await untilShown(await save("Birds at dawn"), "Birds at dawn");
  const [builder = 0] = apart.ports;
  await expect(fetch(apart.originOf(builder))).rejects.toThrow();
}, 180_000);

test("whoever signs out is signed out everywhere at once", async () => {
  const { headers } = await openOwner(processes.origin);
  const me = (port: number) =>
    fetch(`${processes.originOf(port)}/api/ibirwa-clients/me`, { headers }).then(
      ({ status }) => status,
    );
  expect(await ofAll(me)).toEqual([200, 200, 200]);
  await fetch(`${processes.origin}/api/ibirwa-clients/logout`, { method: "POST", headers });
  expect(await ofAll(me)).toEqual([401, 401, 401]);
});

test("the one that reads the mailbox is killed amid twenty mails: another goes on, and each is stored once", async () => {
  const { folder, origin, ports, kill, start } = processes;
  const { readGuestMails, endLeases, close } = await openDataFile(join(folder, "tours.db"));
  onTestFinished(close);
  const asked = await fetch(`${origin}/api/inquiries`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": nextAddress() },
    body: JSON.stringify({ ...sampleInquiry, email: guest }),
  });
  expect(asked.status).toBe(201);
  const texts = Array.from({ length: 20 }, (_, index) => `Mail ${index + 1}`);
  mailbox.state.silentAt = 11;
  for (const body of texts) await mailbox.append(writeMail({ body }));
  await expect.poll(mailbox.wasSilent, patience).toBe(true);
  expect(await readGuestMails()).toHaveLength(10);
  // Who was started first leads.
  const [leader = 0] = ports;
  await kill(leader);
  mailbox.state.silentAt = 0;
  await endLeases();
  await expect.poll(async () => (await readGuestMails()).length, patience).toBe(texts.length);
  await mailbox.append(writeMail({ body: "The last" }));
  await expect.poll(readGuestMails, patience).toContain("The last");
  expect((await readGuestMails()).toSorted()).toEqual([...texts, "The last"].toSorted());
  await start(leader);
}, 90_000);

test(
  "whichever is killed, the others go on: what was acknowledged is stored once, with its mail, told by all within a second, and published",
  async () => {
    const { ports, kill, start } = processes;
    const visitors = startVisitors(processes.origin, quiet);
    const content = await watchStaleness(processes.origin, ports.map(processes.originOf));
    let kills = 0;
    for (let round = 0; round < rounds(1, 10); round += 1) {
      for (const port of ports) {
        const before = visitors.acknowledged.size;
        await kill(port);
        kills += 1;
        await expect.poll(() => visitors.acknowledged.size, patience).toBeGreaterThan(before + 4);
        await start(port);
      }
    }
    await visitors.stop();
    const { saves, reads } = await content.stop();
    const { messages, told } = await readStoredMessages(join(processes.folder, "tours.db"));
    expect(new Set(messages).size).toBe(messages.length);
    expect(messages).toEqual(expect.arrayContaining([...visitors.acknowledged]));
    expect(told).toEqual(messages);
    expect(content.stale).toEqual([]);
    expect(saves).toBeGreaterThan(kills);
    const acknowledged = visitors.acknowledged.size;
    print(
      `${kills} kills: ${acknowledged} messages and ${saves} tours acknowledged, ${messages.length} messages stored, none lost or twice, ${reads} answers, none older than a second`,
    );

    const { save, untilShown } = await openOwner(processes.origin);
    const saved = await save("A walk in the hills");
    await untilShown(saved, "A walk in the hills");
    await expect.poll(() => ofAll(readRelease), patience).toEqual(await ofAll(readRevision));
  },
  rounds(180_000, 1_800_000),
);

test(
  "an update stops and starts each of them in turn, and no visitor is refused or cut off",
  async () => {
    const { ports, start, stop } = processes;
    const visitors = startVisitors(processes.origin, { visitors: 4, rest: 100 });
    for (let round = 0; round < rounds(1, 10); round += 1) {
      for (const port of ports) {
        const before = visitors.acknowledged.size;
        expect(await stop(port)).toBe(0);
        await start(port);
        await expect.poll(() => readStatus(port), patience).toBe(200);
        await expect.poll(() => visitors.acknowledged.size, patience).toBeGreaterThan(before + 4);
      }
    }
    await visitors.stop();
    expect([...visitors.statuses]).toEqual([201]);
    expect(visitors.brokenOff()).toBe(0);

    const { save, untilShown } = await openOwner(processes.origin);
    await untilShown(await save("Coffee on a slope"), "Coffee on a slope");
  },
  rounds(180_000, 1_800_000),
);
