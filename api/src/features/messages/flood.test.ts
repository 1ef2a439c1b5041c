import { eq, lte, ne } from "drizzle-orm";
import { formToken } from "shared/spam";
import { stats } from "shared/stats";
import { expect, test } from "vitest";
import { newId } from "#db/new-id.ts";
import { mails } from "#db/schema/mails.ts";
import { createTestApp, type TestApp } from "#testing/app/create-test-app.ts";
import { newest, nextAddress, sampleInquiry } from "#testing/app/samples.ts";
import { insertTraces } from "../../spam/recent-messages.ts";

const browser = { Origin: "http://public.test", "Sec-Fetch-Site": "same-origin" };

const openApp = () => createTestApp({ trustedProxies: 1, smtpUrl: "smtp://127.0.0.1:9" });

const readToken = async ({ send }: TestApp) =>
  formToken.parse((await send("GET /api/forms/token", { address: nextAddress() })).body).token;

/** What a program sends: other names, addresses and numbers each time. */
const programmed = ({ send }: TestApp, index: number) => {
  const email = `somebody${index}@example.test`;
  const address = nextAddress();
  if (index % 2)
    return send("POST /api/contact", {
      json: { name: `N ${index}`, email, message: `Offer ${index}: cheap, call ${index}!` },
      address,
    });
  return send("POST /api/inquiries", {
    json: { ...sampleInquiry, email, name: `N ${index}` },
    address,
  });
};

const flood = (testApp: TestApp, count: number) =>
  Array.from({ length: count }, (_, index) => programmed(testApp, index));

const genuine = (testApp: TestApp, destination: string, token?: string) =>
  testApp.send("POST /api/inquiries", {
    json: {
      ...sampleInquiry,
      email: `${destination.replace(" ", ".")}@visitor.example`,
      destination,
      formToken: token,
    },
    headers: browser,
    address: nextAddress(),
  });

const byHtmlForm = (testApp: TestApp, message: string) =>
  testApp.send("POST /api/contact", {
    form: { name: "Sample visitor", email: "nojs@visitor.example", message, topic: "" },
    headers: { ...browser, Accept: "text/html" },
    address: nextAddress(),
  });

const readMails = async ({ db }: TestApp) => {
  const rows = await db.read.select().from(mails).where(ne(mails.status, "withdrawn"));
  const isOperators = ({ to }: { to: string }) => to === "operator@example.test";
  return {
    subjects: rows.filter(isOperators).map(({ subject }) => subject),
    receipts: rows.filter((row) => !isOperators(row)).map(({ to }) => to),
  };
};

const listed = async ({ services }: TestApp, spam: boolean) => [
  ...(await services.inquiries.list({ ...newest(), spam })).inquiries.map(
    ({ destination }) => destination,
  ),
  ...(await services.contacts.list({ ...newest(), spam })).contacts.map(({ message }) => message),
];

test("in a flood genuine messages stay in the inbox, and the operator gets theirs and one summary", async () => {
  const testApp = await openApp();
  const [first, second] = [await readToken(testApp), await readToken(testApp)];
  const sent = [
    ...flood(testApp, 100),
    genuine(testApp, "early", first),
    ...flood(testApp, 537),
    genuine(testApp, "late", second),
    byHtmlForm(testApp, "Hello from an old browser"),
  ];
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([201]));
  expect(statuses.at(-1)).toBe(303);

  expect((await listed(testApp, false)).toSorted()).toEqual([
    "Hello from an old browser",
    "early",
    "late",
  ]);
  expect((await testApp.services.inquiries.list({ ...newest(1), spam: true })).total).toBe(319);
  const { subjects, receipts } = await readMails(testApp);
  expect(subjects.toSorted()).toEqual([
    "640 messages in a flood, 3 look genuine",
    "New inquiry from early@visitor.example: early",
    "New inquiry from late@visitor.example: late",
  ]);
  expect(receipts.toSorted()).toEqual(["early@visitor.example", "late@visitor.example"]);
});

test("a flood is told on the dashboard while it lasts and for a week, and what comes after it is mailed as ever", async () => {
  const testApp = await openApp();
  const { services, clock } = testApp;
  const readFlood = async () => stats.parse(await services.stats.read()).flood;
  expect(await readFlood()).toBeNull();
  await Promise.all(flood(testApp, 640));
  expect(await readFlood()).toMatchObject({ messages: 640, genuine: 0, isOver: false });
  clock.advance(30_000);
  await programmed(testApp, 640);
  expect(await readFlood()).toMatchObject({ messages: 641, isOver: false });
  clock.advance(61_000);
  await programmed(testApp, 1);
  const { subjects, receipts } = await readMails(testApp);
  expect(subjects).toEqual(["641 messages in a flood, 0 look genuine", "New message from N 1"]);
  expect(receipts).toHaveLength(1);
  expect(await readFlood()).toMatchObject({ messages: 641, isOver: true });
  clock.advance(8 * 86_400_000);
  expect(await readFlood()).toBeNull();
});

test("a token counts once, for a day and if it is signed; at most 60 a minute are mailed in a flood", async () => {
  const testApp = await openApp();
  const [old, shared] = [await readToken(testApp), await readToken(testApp)];
  testApp.clock.advance(4 * 3_600_000);
  const waiting = await readToken(testApp);
  testApp.clock.advance(23 * 3_600_000);
  await Promise.all(flood(testApp, 620));
  const others = [shared, old, `x${waiting}`, "a.b.c", "", undefined];
  for (const [index, token] of others.entries())
    await genuine(testApp, `doubtful ${"abcdef"[index]}`, token);
  await genuine(testApp, "kept offline", waiting);
  await genuine(testApp, "again", waiting);
  const mailed = async () =>
    (await readMails(testApp)).subjects.filter((subject) => subject.startsWith("New"));
  expect(await mailed()).toEqual(["New inquiry from kept.offline@visitor.example: kept offline"]);
  expect(await listed(testApp, false)).toHaveLength(8);
  for (let index = 0; index < 65; index += 1) {
    const place = `place ${[...String(index)].map((digit) => "abcdefghij"[Number(digit)]).join("")}`;
    await genuine(testApp, place, await readToken(testApp));
  }
  expect(await mailed()).toHaveLength(60);
  expect(await listed(testApp, false)).toHaveLength(73);
});

const summaries = async (testApp: TestApp) =>
  (await readMails(testApp)).subjects.filter((subject) => subject.includes("in a flood"));

/** What a mail server takes by now. */
const sendDue = ({ db, clock }: TestApp) =>
  db.write((tx) =>
    tx
      .update(mails)
      .set({ status: "sent", dueAt: null })
      .where(lte(mails.dueAt, clock.now().toISOString())),
  );

test("a flood that goes on, or comes in bursts, is summed up once a quarter of an hour", async () => {
  const testApp = await openApp();
  for (const minutes of [2, 14.5]) {
    await Promise.all(flood(testApp, 601));
    testApp.clock.advance(minutes * 60_000);
    await sendDue(testApp);
  }
  expect(await summaries(testApp)).toEqual([
    "601 messages in a flood, 0 look genuine",
    "1,202 messages in a flood, 0 look genuine",
  ]);
  expect(await testApp.db.read.$count(mails, eq(mails.status, "sent"))).toBe(1);
  testApp.clock.advance(60_000);
  await sendDue(testApp);
  expect(await testApp.db.read.$count(mails, eq(mails.status, "queued"))).toBe(0);
});

test("a summary that the mail server did not take is rewritten, and tried again when it would have been", async () => {
  const testApp = await openApp();
  await Promise.all(flood(testApp, 601));
  const dueAt = new Date(testApp.clock.now().getTime() + 3_600_000).toISOString();
  const isQueued = eq(mails.status, "queued");
  await testApp.db.write((tx) => tx.update(mails).set({ attempts: 1, dueAt }).where(isQueued));
  await programmed(testApp, 601);
  expect(await summaries(testApp)).toEqual(["602 messages in a flood, 0 look genuine"]);
  expect(await testApp.db.read.$count(mails, eq(mails.dueAt, dueAt))).toBe(1);
});

test("who sends in bursts below the limit stays in the flood", async () => {
  const testApp = await openApp();
  for (let burst = 0; burst < 5; burst += 1) {
    await Promise.all(flood(testApp, 230));
    testApp.clock.advance(20_000);
  }
  expect(await listed(testApp, false)).toEqual([]);
  const { subjects, receipts } = await readMails(testApp);
  expect(subjects).toEqual(["1,150 messages in a flood, 0 look genuine"]);
  expect(receipts).toEqual([]);
});

/** What so many messages of this minute left behind. */
const leaveTraces = ({ db, clock }: TestApp, count: number, isMailed: boolean) =>
  db.write((tx) =>
    insertTraces(
      tx,
      Array.from({ length: count }, () => {
        const id = newId();
        const hashes = { address: id, request: id, wording: id, proof: isMailed ? id : null };
        const mailed = { isTold: isMailed, hasReceipt: isMailed };
        const createdAt = clock.now().toISOString();
        return { id, ...hashes, ...mailed, points: 0, createdAt };
      }),
    ),
  );

test("at most 60 a minute are mailed in a flood of any size", async () => {
  const testApp = await openApp();
  await leaveTraces(testApp, 59, true);
  testApp.clock.advance(1_000);
  await leaveTraces(testApp, 2_500, false);
  await genuine(testApp, "sixtieth", await readToken(testApp));
  await genuine(testApp, "next", await readToken(testApp));
  const { subjects } = await readMails(testApp);
  expect(subjects.filter((subject) => subject.startsWith("New"))).toEqual([
    "New inquiry from sixtieth@visitor.example: sixtieth",
  ]);
});

test("in a flood up to 60 visitors a minute without a token get their receipts", async () => {
  const testApp = await openApp();
  await leaveTraces(testApp, 600, false);
  for (let index = 0; index < 62; index += 1)
    await genuine(testApp, `${"abcdefghij"[index % 10]} ${"klmnopq"[Math.floor(index / 10)]}`);
  expect((await readMails(testApp)).receipts).toHaveLength(60);
  expect(await listed(testApp, false)).toHaveLength(62);
});

test("in a flood conversations lie where their messages do", async () => {
  const testApp = await openApp();
  const { services, signInAsAdmin } = testApp;
  const { user } = await signInAsAdmin();
  await Promise.all(flood(testApp, 640));
  const { boxes, waiting } = await services.conversations.count(user._id);
  const messages = await Promise.all([
    services.contacts.list(newest(1)),
    services.inquiries.list(newest(1)),
  ]);
  const listed = messages.reduce((sum, { total }) => sum + total, 0);
  expect(listed).toBeLessThan(640);
  expect(boxes).toEqual([
    { name: "inbox", count: listed },
    { name: "spam", count: 640 - listed },
    { name: "trash", count: 0 },
  ]);
  expect(waiting).toBe(listed);
}, 60_000);
