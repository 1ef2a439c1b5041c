import { eq } from "drizzle-orm";
import { conversationListQuery } from "shared/inbox/conversations";
import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { insertMany } from "#platform/db/insert-many.ts";
import { users } from "#tables/accounts.ts";
import { conversations } from "#tables/conversations.ts";
import { digestTopic, mails } from "#tables/mails.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { sampleContact } from "#testing/app/samples.ts";
import { showMail } from "#testing/mail/show-mail.ts";

const zone = "Africa/Kigali";
const day = 86_400_000;

/** The next Monday, an hour before the office opens. */
const nextMonday = (now: Date) => {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone);
  const monday = local.add({ days: 8 - local.dayOfWeek });
  return monday.withPlainTime("08:00").epochMilliseconds;
};

/** An office that is open on weekdays from nine o'clock on, and an admin who asked for the mail. */
const open = async () => {
  const testApp = await createTestApp({ smtpUrl: "smtp://127.0.0.1:1" });
  const { services, clock, db, signInAsAdmin, send } = testApp;
  const { token, user } = await signInAsAdmin();
  const json = { isWanted: true };
  expect((await send("PUT /api/digest", { token, json })).body).toEqual(json);
  const days = [1, 2, 3, 4, 5].map((at) => ({ day: at, opens: "09:00", closes: "18:00" }));
  const { version } = (await services.siteSettings.read()).hours;
  const value = { days, timeZone: zone, reply: { amount: 1, unit: "hours" as const } };
  await services.siteSettings.save(product, { section: "hours", value, version });
  clock.advance(nextMonday(clock.now()) - clock.now().getTime());
  const write = (message = "Hello", email = "ada@example.test") =>
    services.contacts.submit({ ...sampleContact, name: "Ada Traveller", email, message });
  const written = async () => {
    await services.digests.writeDue();
    const rows = await db.read.select().from(mails).where(eq(mails.about, digestTopic));
    return rows.map((row) => ({ ...row, text: showMail(row).text }));
  };
  /** Moves the clock to half past nine, this many days later. */
  const goOn = (daysLater = 0) => clock.advance(daysLater * day + 1.5 * 3_600_000);
  return { ...testApp, user, write, written, goOn };
};

test("a new admin gets no digest before subscribing", async () => {
  const { send, signInAsAdmin } = await createTestApp();
  const { token } = await signInAsAdmin();
  expect((await send("GET /api/digest", { token })).body).toEqual({ isWanted: false });
});

test("once a day, at opening time, an admin gets a list of waiting and overdue guests", async () => {
  const { write, written, goOn, user } = await open();
  await write();
  expect(await written()).toEqual([]);
  goOn();
  const [mail, ...furtherMails] = await written();
  expect(furtherMails).toEqual([]);
  expect(mail).toMatchObject({ to: user.email, subject: "1 guest is waiting", status: "queued" });
  expect(mail!.text).toMatch(
    /Ada Traveller: waiting since Monday, .* at 08:00, due by Monday, .* at 10:00/,
  );
  expect(mail!.text).toContain("http://public.test/inbox");
  expect(await written()).toEqual([mail]);
});

test("the digest names the time of a planned reply", async () => {
  const { write, written, goOn, services, clock } = await open();
  await write();
  const query = conversationListQuery.parse({});
  const { conversations: waiting } = await services.conversations.list(query, "nobody");
  const sendAt = new Date(clock.now().getTime() + 6 * 3_600_000).toISOString();
  const input = { text: "Karibu!", channel: "mail", sendAt } as const;
  await services.conversations.answer(product, waiting[0]!._id, input, undefined);
  goOn();
  const [mail] = await written();
  expect(mail!.subject).toBe("1 guest is waiting");
  expect(mail!.text).toMatch(/due by Monday, .* at 10:00, reply planned for Monday, .* at 14:00/);
});

test("two processes at the same moment write it once", async () => {
  const { write, written, goOn, services } = await open();
  await write();
  goOn();
  await Promise.all(Array.from({ length: 4 }, () => services.digests.writeDue()));
  expect(await written()).toHaveLength(1);
});

test("the next digest replaces the previous one and lists overdue guests first", async () => {
  const { write, written, goOn, clock } = await open();
  await write();
  goOn();
  await written();
  clock.advance(-1.5 * 3_600_000);
  await write("Hello again", "bea@example.test");
  goOn(1);
  const [mail, ...furtherMails] = await written();
  expect(furtherMails).toEqual([]);
  expect(mail!.subject).toBe("2 guests are waiting, 2 overdue");
  expect(mail!.text).toContain("overdue since Monday");
});

test("sends no digest on closed days or when no guest waits", async () => {
  const { write, written, goOn } = await open();
  goOn();
  expect(await written()).toEqual([]);
  await write();
  expect(await written()).toEqual([]);
  goOn(5);
  expect(await written()).toEqual([]);
});

test("a product that was off for days, or in the morning, makes up for nothing", async () => {
  const { write, written, clock } = await open();
  await write();
  clock.advance(3 * day + 8 * 3_600_000);
  expect(await written()).toEqual([]);
});

type Open = Awaited<ReturnType<typeof open>>;

test.each([
  [
    "turned it off",
    ({ services, user }: Open) => services.digests.save(product, user._id, { isWanted: false }),
  ],
  ["is blocked", ({ db }: Open) => db.write((tx) => tx.update(users).set({ blocked: true }))],
  [
    "is no admin any more",
    ({ db }: Open) => db.write((tx) => tx.update(users).set({ role: "user" })),
  ],
  ["has no account any more", ({ db }: Open) => db.write((tx) => tx.delete(users))],
])("whoever %s gets none", async (_, leave) => {
  const testApp = await open();
  await testApp.write();
  await leave(testApp);
  testApp.goOn();
  expect(await testApp.written()).toEqual([]);
});

test("a clock that jumps a day ahead and back again sends no morning twice", async () => {
  const { write, written, goOn, clock } = await open();
  const idOfMail = async () => (await written()).map(({ id }) => id);
  await write();
  goOn();
  await written();
  clock.advance(day);
  const ahead = await idOfMail();
  expect(ahead).toHaveLength(1);
  clock.advance(-day);
  expect(await idOfMail()).toEqual(ahead);
  expect(await idOfMail()).toEqual(ahead);
  clock.advance(day);
  const next = await idOfMail();
  expect(next).toHaveLength(1);
  expect(next).not.toEqual(ahead);
});

const leaving: [string, (testApp: Open) => Promise<unknown>][] = [
  [
    "turns it off",
    ({ services, user }) => services.digests.save(product, user._id, { isWanted: false }),
  ],
  [
    "is blocked",
    async ({ services, user, signInAsAdmin }) => {
      const another = await signInAsAdmin();
      await services.users.setBlocked(product, user._id, true, another.user._id);
    },
  ],
  [
    "is no admin any more",
    async ({ services, user, signInAsAdmin, clock }) => {
      const another = await signInAsAdmin();
      const asker = { userId: another.user._id, reauthenticatedAt: clock.now().toISOString() };
      const { username, email } = user;
      await services.users.update(product, user._id, { username, email, role: "user" }, asker);
    },
  ],
  [
    "may only change content",
    async ({ services, user, signInAsAdmin, clock }) => {
      const another = await signInAsAdmin();
      const asker = { userId: another.user._id, reauthenticatedAt: clock.now().toISOString() };
      const { username, email, role } = user;
      const input = { username, email, role, access: "content" as const };
      await services.users.update(product, user._id, input, asker);
    },
  ],
];

test.each(leaving)(
  "a mail that waits for the mail server does not go to who %s meanwhile",
  async (_, leave) => {
    const testApp = await open();
    await testApp.write();
    testApp.goOn();
    expect(await testApp.written()).toMatchObject([{ status: "queued" }]);
    await leave(testApp);
    expect(await testApp.written()).toEqual([]);
  },
);

test("the digest lists today's reminders and tomorrow's trips", async () => {
  const { written, goOn, db, clock } = await open();
  const createdAt = clock.now().toISOString();
  const tomorrow = Temporal.Instant.from(createdAt).toZonedDateTimeISO(zone).add({ days: 1 });
  const row = { preview: "", box: "inbox" as const, latestAt: createdAt, createdAt };
  const startsOn = tomorrow.toPlainDate().toString();
  const remindAt = new Date(clock.now().getTime() + 6 * 3_600_000).toISOString();
  const destination = "Three islands";
  await db.write((tx) =>
    insertMany(tx, conversations, [
      { ...row, id: "a", email: "bea@example.test", state: "quoted", remindAt },
      { ...row, id: "b", email: "cleo@example.test", state: "confirmed", startsOn, destination },
      { ...row, id: "c", email: "dan@example.test", state: "quoted", startsOn },
    ]),
  );
  goOn();
  const [mail] = await written();
  expect(mail!.subject).toBe("1 reminder; 1 trip starts tomorrow");
  expect(mail!.text).toMatch(/Today's reminders\n\nbea@example.test: Monday, .* at 14:00/);
  expect(mail!.text).toContain("Starting tomorrow\n\ncleo@example.test: Three islands");
  expect(mail!.text).not.toContain("dan@example.test");
});

test("more guests than a mail can name are counted", async () => {
  const { written, goOn, db, clock } = await open();
  const at = clock.now().toISOString();
  const row = { preview: "", box: "inbox" as const, latestAt: at, createdAt: at, waitingSince: at };
  const many = Array.from({ length: 33 }, (_, index) => ({
    ...{ ...row, id: `c${index}`, email: `guest${index}@example.test`, state: "new" as const },
  }));
  await db.write((tx) => insertMany(tx, conversations, many));
  goOn();
  const [mail] = await written();
  expect(mail!.subject).toBe("33 guests are waiting");
  expect(mail!.text).toContain("And 3 more.");
});

test("no morning mail names a person who was erased, and none outlives the messages", async () => {
  const { write, written, goOn, services, user } = await open();
  await write();
  goOn();
  expect(await written()).toHaveLength(1);
  const by = { ...product, email: user.email };
  await services.personalData.erase(by, "ada@example.test");
  expect(await written()).toEqual([]);
});

test("removes morning mails with messages of the same age", async () => {
  const testApp = await createTestApp({ retentionDays: 30 });
  const { db, clock, services } = testApp;
  const createdAt = clock.now().toISOString();
  const mail = { id: "m", to: "a@x.test", subject: "1 guest is waiting", parts: [], createdAt };
  await db.write((tx) =>
    tx.insert(mails).values({ ...mail, about: digestTopic, status: "sent", settledAt: createdAt }),
  );
  clock.advance(31 * day);
  await services.removeOld(new AbortController().signal);
  expect(await db.read.$count(mails)).toBe(0);
});
