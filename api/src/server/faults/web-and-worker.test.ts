import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { content } from "shared/content/content";
import { buildList } from "shared/publishing/builds";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { print } from "#platform/print.ts";
import { guest } from "#testing/app/open-desk.ts";
import { openMachines } from "#testing/app/open-machines.ts";
import { openOwner } from "#testing/app/open-owner.ts";
import { nextAddress, sampleInquiry } from "#testing/app/samples.ts";
import { spawnMain } from "#testing/app/spawn-product.ts";
import { openDataFile } from "#testing/faults/open-data-file.ts";
import { readStoredMessages } from "#testing/faults/read-stored-messages.ts";
import { rounds } from "#testing/faults/rounds.ts";
import { startVisitors } from "#testing/faults/start-visitors.ts";
import { watchStaleness } from "#testing/faults/watch-staleness.ts";
import { findFreePort } from "#testing/find-free-port.ts";
import { startHranaServer } from "#testing/libsql-server/hrana-server.ts";
import { openImapServer } from "#testing/mail/mailbox/imap-server.ts";
import { writeMail } from "#testing/mail/mailbox/write-mail.ts";
import { openMailServer } from "#testing/mail/open-mail-server.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { startS3Server } from "#testing/s3/s3-server.ts";

const patience = { timeout: 60_000, interval: 50 };
/** Fewer than a flood, in which not every message is mailed. */
const quiet = { visitors: 2, rest: 800 };

const open = async () => {
  const folder = await mkdtemp(join(tmpdir(), "tours-database-"));
  const path = join(folder, "data");
  const token = "the token of the tests";
  const server = await startHranaServer({ path, token });
  const store = await startS3Server();
  const mailServer = await openMailServer();
  const mailbox = await openImapServer();
  const { machines, close, ...opened } = await openMachines(["worker", "web", "web"], {
    bucket: store.settings,
    databaseUrl: `${server.url}?authToken=${encodeURIComponent(token)}`,
    variables: {
      DRAIN_SECONDS: "1",
      SMTP_URL: mailServer.url,
      MAIL_TO: "operator@example.test",
      IMAP_URL: mailbox.url,
    },
  });
  const [worker, ...webs] = machines;
  for (const { start } of machines) await start();
  return {
    ...opened,
    path,
    mailServer,
    mailbox,
    worker: worker!,
    webs,
    close: async () => {
      await close();
      await Promise.all([mailServer.close(), mailbox.close(), server.stop(), store.goAway()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
};

let site: Awaited<ReturnType<typeof open>>;

beforeAll(async () => {
  site = await open();
}, 180_000);
afterAll(() => site.close());

const readRevision = async (origin: string) =>
  content.parse(await (await fetch(`${origin}/api/content`)).json()).revision;

const ofWebs = <T>(read: (origin: string) => Promise<T>) =>
  Promise.all(site.webs.map(({ origin }) => read(origin)));

const sendInquiry = async (origin: string) => {
  const answer = await fetch(`${origin}/api/inquiries`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": nextAddress() },
    body: JSON.stringify({ ...sampleInquiry, email: guest }),
  });
  expect(answer.status).toBe(201);
};

test("a save over one web process is seen by the other within about a second, and published by the worker", async () => {
  const [first, second] = site.webs;
  const { save, untilShown, headers } = await openOwner(first!.origin);
  const before = await readRevision(second!.origin);
  const tour = await save("A boat on the lake");
  await expect
    .poll(() => readRevision(second!.origin), { timeout: 1_500, interval: 50 })
    .toBe(before + 1);
  await untilShown(tour.replace(first!.origin, site.origin), "A boat on the lake");

  const readBuilds = async () =>
    buildList.parse(await (await fetch(`${second!.origin}/api/builds`, { headers })).json());
  await expect.poll(async () => (await readBuilds()).builds[0]?.status, patience).toBe("live");
  const { builds, live } = await readBuilds();
  expect([builds[0]?.kept, live?.buildId]).toEqual([true, builds[0]?._id]);
}, 90_000);

test("a web process serves API and admin; pages are left to the worker", async () => {
  const [{ origin } = { origin: "" }] = site.webs;
  const getStatus = async (path: string) => (await fetch(origin + path)).status;
  expect(await getStatus("/api/health/ready")).toBe(200);
  expect(await getStatus("/admin-panel")).toBe(200);
  expect(await getStatus("/")).toBe(404);
  expect((await fetch(`${site.worker.origin}/`)).status).toBe(200);
});

test("an inquiry that a web process took in is mailed by the worker at once", async () => {
  const { delivered } = site.mailServer;
  const before = delivered.length;
  await sendInquiry(site.webs[0]!.origin);
  const recipients = () => delivered.slice(before).flatMap(({ to }) => to);
  await expect
    .poll(() => recipients().toSorted(), { timeout: 5_000, interval: 50 })
    .toEqual([guest, "operator@example.test"].toSorted());
}, 30_000);

test("signing out ends the session at every process", async () => {
  const { headers } = await openOwner(site.origin);
  const me = async (origin: string) =>
    (await fetch(`${origin}/api/ibirwa-clients/me`, { headers })).status;
  expect(await ofWebs(me)).toEqual([200, 200]);
  await fetch(`${site.origin}/api/ibirwa-clients/logout`, { method: "POST", headers });
  expect(await ofWebs(me)).toEqual([401, 401]);
});

test("a second worker ends and names the one that runs", async () => {
  const variables = { PORT: String(await findFreePort()), DATA_DIR: await makeFolder() };
  const second = spawnMain({ ...site.common, ...variables, ROLE: "worker" }, "pipe");
  onTestFinished(() => void second.kill("SIGKILL"));
  let output = "";
  second.stderr?.on("data", (chunk) => {
    output += chunk;
  });
  expect(await once(second, "exit")).toEqual([1, null]);
  expect(output).toMatch(/Another process \(process \d+ on \S+\) already runs .* Stop it first/);
}, 60_000);

test("a restarted worker serves its pages while the lease of the killed one still runs", async () => {
  const { worker } = site;
  const { readLease, setLeaseEnd, close } = await openDataFile(site.path);
  onTestFinished(close);
  await worker.kill();
  const killed = await readLease();
  await setLeaseEnd(Date.now() + 60_000);
  const started = worker.start();
  await expect.poll(worker.readShown, patience).toBeTruthy();
  expect((await readLease())?.holder).toBe(killed?.holder);
  await setLeaseEnd(0);
  await started;
  expect((await readLease())?.holder).not.toBe(killed?.holder);
}, 90_000);

test("a worker that is killed amid twenty mails of guests is restarted, and each is stored once", async () => {
  const { mailbox, worker } = site;
  const { readGuestMails, close } = await openDataFile(site.path);
  onTestFinished(close);
  const texts = Array.from({ length: 20 }, (_, index) => `Mail ${index + 1}`);
  mailbox.state.silentAt = 11;
  for (const body of texts) await mailbox.append(writeMail({ body }));
  await expect.poll(mailbox.wasSilent, patience).toBe(true);
  expect(await readGuestMails()).toHaveLength(10);
  await worker.kill();
  mailbox.state.silentAt = 0;
  await worker.start();
  await expect.poll(async () => (await readGuestMails()).length, patience).toBe(texts.length);
  await mailbox.append(writeMail({ body: "The last" }));
  await expect.poll(readGuestMails, patience).toContain("The last");
  expect((await readGuestMails()).toSorted()).toEqual([...texts, "The last"].toSorted());
}, 90_000);

test(
  "whichever is killed, what was acknowledged is stored once, with its mail, and published",
  async () => {
    const visitors = startVisitors(site.origin, quiet);
    const saved = await watchStaleness(
      site.origin,
      site.webs.map(({ origin }) => origin),
    );
    let kills = 0;
    for (let round = 0; round < rounds(1, 10); round += 1) {
      for (const machine of [...site.webs, site.worker]) {
        const before = visitors.acknowledged.size;
        await machine.kill();
        kills += 1;
        await expect.poll(() => visitors.acknowledged.size, patience).toBeGreaterThan(before + 4);
        await machine.start();
      }
    }
    await visitors.stop();
    const { saves, reads } = await saved.stop();
    const { messages, told } = await readStoredMessages(site.path);
    expect(new Set(messages).size).toBe(messages.length);
    expect(messages).toEqual(expect.arrayContaining([...visitors.acknowledged]));
    expect(told).toEqual(messages);
    expect(saved.stale).toEqual([]);
    expect(saves).toBeGreaterThan(kills);
    print(
      `${kills} kills: ${visitors.acknowledged.size} messages and ${saves} tours acknowledged, ${messages.length} messages stored, none lost or twice, ${reads} answers, none stale`,
    );

    const { save, untilShown } = await openOwner(site.origin);
    await untilShown(await save("A walk in the hills"), "A walk in the hills");
  },
  rounds(180_000, 1_800_000),
);

test(
  "an update that restarts the web processes in turn refuses no visitor and cuts nobody off",
  async () => {
    const visitors = startVisitors(site.origin, { visitors: 4, rest: 100 });
    for (let round = 0; round < rounds(1, 10); round += 1) {
      for (const { origin, start, stop } of site.webs) {
        const before = visitors.acknowledged.size;
        expect(await stop()).toBe(0);
        await start();
        const readStatus = async () => (await fetch(`${origin}/api/health/ready`)).status;
        await expect.poll(readStatus, patience).toBe(200);
        await expect.poll(() => visitors.acknowledged.size, patience).toBeGreaterThan(before + 4);
      }
    }
    await visitors.stop();
    expect([...visitors.statuses]).toEqual([201]);
    expect(visitors.brokenOff()).toBe(0);
  },
  rounds(180_000, 1_800_000),
);
