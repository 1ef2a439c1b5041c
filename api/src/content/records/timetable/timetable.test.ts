import { eq } from "drizzle-orm";
import type { Page } from "shared/content/pages/pages";
import type { RecordKind } from "shared/content/records/records";
import { timetableSaved } from "shared/content/records/timetable";
import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { users } from "#tables/accounts.ts";
import { auditEntries } from "#tables/audit.ts";
import { builds } from "#tables/builds.ts";
import { mails } from "#tables/mails.ts";
import { drafts, recordVersions, timetable } from "#tables/records.ts";
import { samplePage } from "#testing/app/samples.ts";
import { type Asked, openTimetable, type Timetable } from "#testing/records/open-timetable.ts";

const day = 24 * 3_600_000;

const publish = (id: string, kind: RecordKind = "page"): Asked => ({ kind, id, action: "publish" });
const hide = (id: string): Asked => ({ kind: "page", id, action: "hide" });

test("publishes several records in one release when their time has come, not before", async () => {
  const t = await openTimetable();
  const first = await t.addPageDraft("first");
  const second = await t.addPageDraft("second");
  const third = await t.addPage("third");
  const { entry, message } = await t.planWell([
    publish(first._id),
    publish(second._id),
    hide(third._id),
  ]);
  expect(message).toMatch(/^Scheduled for .+ at 08:00 \(Africa\/Kigali\)\.$/);
  expect(entry).toMatchObject({ state: "planned", author: t.user.username });
  const before = await t.readRevision();
  expect(await t.run()).toEqual({ entries: 0 });

  t.clock.advance(Date.parse(entry.dueAt) - t.clock.now().getTime());
  expect(await t.run()).toEqual({ entries: 1 });
  expect(await t.readRevision()).toBe(before + 1);
  expect(await t.readPage(first._id)).toMatchObject({ title: "first changed" });
  expect(await t.readPage(second._id)).toMatchObject({ title: "second changed" });
  expect(await t.readPage(third._id)).toMatchObject({ isShown: false });
  expect(await t.db.read.select().from(drafts)).toEqual([]);
  expect((await t.list()).past).toMatchObject([
    { _id: entry._id, state: "done", isLate: false, liveAt: null },
  ]);
  expect(await t.run()).toEqual({ entries: 0 });
});

test("a discarded draft leaves its entry, which publishes the others", async () => {
  const t = await openTimetable();
  const first = await t.addPageDraft("first");
  const second = await t.addPageDraft("second");
  await t.planWell([publish(first._id), publish(second._id)]);
  const [draft] = await t.db.read.select().from(drafts).where(eq(drafts.recordId, first._id));
  const path = `/api/drafts/page/${first._id}?draftAt=${draft!.updatedAt}`;
  expect((await t.send(`DELETE ${path}`)).status).toBe(200);
  expect((await t.list()).planned).toMatchObject([{ records: [{ id: second._id }] }]);
  t.clock.advance(3 * day);
  await t.run();
  expect((await t.list()).past).toMatchObject([{ state: "done" }]);
  expect(await t.readPage(first._id)).toMatchObject({ title: "first" });
  expect(await t.readPage(second._id)).toMatchObject({ title: "second changed" });
});

test("names the admin who planned it in the activity log and in the history", async () => {
  const t = await openTimetable();
  const page = await t.addPageDraft("first");
  const { entry } = await t.planWell([publish(page._id)]);
  t.clock.advance(3 * day);
  await t.run();
  const entries = await t.db.read
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.device, "Timetable"));
  expect(entries).toMatchObject([
    { action: "timetable.published", actorId: t.user._id, subjectId: entry._id },
    { action: "page.changed", actorId: t.user._id, subjectId: page._id },
  ]);
  const versions = await t.db.read.select().from(recordVersions);
  expect(versions.at(-1)).toMatchObject({ recordId: page._id, authorId: t.user._id });
});

test("shows when the public address first served an entry, and which was late", async () => {
  const t = await openTimetable();
  const page = await t.addPageDraft("first");
  await t.planWell([publish(page._id)]);
  t.clock.advance(3 * day);
  await t.run();
  const [waiting] = (await t.services.builds.list()).builds;
  const live = { status: "live", liveAt: t.clock.now().toISOString() } as const;
  expect((await t.list()).past[0]).toMatchObject({ isLate: true, liveAt: null });
  await t.db.write((tx) => tx.update(builds).set(live).where(eq(builds.id, waiting!._id)));
  expect((await t.list()).past[0]).toMatchObject({ isLate: true, liveAt: live.liveAt });
});

test("publishes the draft as it is at that time, and gives a new record its own id", async () => {
  const t = await openTimetable();
  await t.addDraft({ id: "new-1", name: "Winter", document: { ...samplePage, slug: "winter" } });
  await t.planWell([publish("new-1")]);
  const document = { ...samplePage, slug: "winter", title: "Winter trips" };
  await t.db.write((tx) => tx.update(drafts).set({ document }));
  t.clock.advance(3 * day);
  await t.run();
  const created = (await t.services.pages.list()).find(({ slug }) => slug === "winter");
  expect(created).toMatchObject({ title: "Winter trips" });
  expect((await t.list()).past[0]?.records).toMatchObject([{ id: created?._id, name: "Winter" }]);
});

test.each([
  [
    "was changed after its draft was started",
    async (t: Timetable, { _id, updatedAt: readAt }: Page) => {
      await t.services.pages.update(product, _id, {
        ...samplePage,
        slug: "second",
        title: "Newer",
        readAt,
      });
    },
  ],
  [
    "was deleted",
    async (t: Timetable, { _id }: Page) => {
      await t.services.pages.remove(product, _id);
    },
  ],
  [
    "draft was discarded",
    async (t: Timetable, { _id }: Page) => {
      await t.db.write((tx) => tx.delete(drafts).where(eq(drafts.recordId, _id)));
    },
  ],
  [
    "draft has errors",
    async (t: Timetable, { _id }: Page) => {
      await t.db.write((tx) =>
        tx.update(drafts).set({ document: null }).where(eq(drafts.recordId, _id)),
      );
    },
  ],
])("publishes nothing when a record %s, and notifies the admins", async (reason, spoil) => {
  const t = await openTimetable({ smtpUrl: "smtp://mail.example.test" });
  const good = await t.addPageDraft("first");
  const bad = await t.addPageDraft("second");
  await t.planWell([publish(good._id), publish(bad._id)]);
  await spoil(t, bad);
  const before = await t.readRevision();
  t.clock.advance(3 * day);
  await t.run();
  expect(await t.readPage(good._id)).toMatchObject({ title: "first" });
  expect(await t.readRevision()).toBe(before);
  const [entry] = (await t.list()).past;
  expect(entry).toMatchObject({ state: "failed", problem: expect.stringContaining("“second”") });
  expect(entry?.problem?.toLowerCase()).toContain(reason.toLowerCase());
  const [mail] = await t.db.read.select().from(mails);
  expect(mail).toMatchObject({ to: t.user.email, subject: "A planned change didn't go out" });
  await t.run();
  expect(await t.db.read.select().from(mails)).toHaveLength(1);
});

test.each([
  ["blocked", { blocked: true }],
  ["no longer an admin", { role: "user" }],
])(
  "publishes nothing that an admin planned who is %s, until another one does",
  async (_, change) => {
    const t = await openTimetable({ smtpUrl: "smtp://mail.example.test" });
    const page = await t.addPage("first");
    const former = await t.signInAsAdmin();
    const { body } = await t.sendAs(former.user, "POST /api/timetable", {
      records: [hide(page._id)],
      ...t.morning(2),
    });
    await t.db.write((tx) => tx.update(users).set(change).where(eq(users.id, former.user._id)));
    t.clock.advance(3 * day);
    await t.run();
    expect((await t.list()).past).toMatchObject([
      {
        state: "failed",
        problem: expect.stringContaining("is blocked or may no longer change it"),
      },
    ]);
    expect(await t.readPage(page._id)).toMatchObject({ isShown: true });
    expect(await t.db.read.select().from(mails)).toMatchObject([{ to: t.user.email }]);
    const { _id } = timetableSaved.parse(body).entry;
    await t.send(`PUT /api/timetable/${_id}`, t.morning(1));
    t.clock.advance(2 * day);
    await t.run();
    expect((await t.list()).past).toMatchObject([{ state: "done", author: t.user.username }]);
  },
);

test("publishes no settings for an admin whose access was limited, and notifies only admins with access to everything", async () => {
  const t = await openTimetable({ smtpUrl: "smtp://mail.example.test" });
  const page = await t.addPage("first");
  const { home } = await t.services.siteSettings.read();
  const document = { ...home.value, headline: "Kayak at dawn" };
  await t.addDraft({ kind: "settings", id: "home", document, base: home.version });
  const former = await t.signInAsAdmin();
  for (const [record, days] of [
    [publish("home", "settings"), 2],
    [hide(page._id), 1],
  ] as const) {
    const json = { records: [record], ...t.morning(days) };
    expect((await t.sendAs(former.user, "POST /api/timetable", json)).status).toBe(201);
  }
  const isFormer = eq(users.id, former.user._id);
  await t.db.write((tx) => tx.update(users).set({ access: "content" }).where(isFormer));
  t.clock.advance(3 * day);
  await t.run();
  expect((await t.list()).past).toMatchObject([
    { state: "failed", problem: expect.stringContaining("is blocked or may no longer change it") },
    { state: "done" },
  ]);
  expect((await t.services.siteSettings.read()).home).toEqual(home);
  expect(await t.db.read.select().from(mails)).toMatchObject([{ to: t.user.email }]);
});

test("lists the coming starts and ends of notices for admins with access to everything", async () => {
  const t = await openTimetable();
  const now = t.clock.now().getTime();
  const inDays = (days: number) => new Date(now + days * day).toISOString();
  const { notices } = await t.services.siteSettings.read();
  const [road, office, past] = ["The road is closed.", "The office moves.", "Happy new year!"].map(
    (text) => ({ id: crypto.randomUUID(), text, link: null, linkLabel: null, tour: null }),
  );
  const list = [
    { ...road!, place: "site" as const, startsAt: inDays(1), endsAt: inDays(4) },
    { ...office!, place: "admin" as const, startsAt: inDays(-1), endsAt: inDays(2) },
    { ...past!, place: "site" as const, startsAt: inDays(-3), endsAt: inDays(-2) },
  ];
  const change = { section: "notices" as const, value: { list }, version: notices.version };
  await t.services.siteSettings.save(product, change);
  expect((await t.list()).notices).toEqual([
    { id: road!.id, text: road!.text, change: "start", at: inDays(1) },
    { id: office!.id, text: office!.text, change: "end", at: inDays(2) },
    { id: road!.id, text: road!.text, change: "end", at: inDays(4) },
  ]);
  const editor = await t.signInAs("admin", "content");
  const { body } = await t.sendAs(editor.user, "GET /api/timetable");
  expect(body).toMatchObject({ notices: [] });
});

test("one entry that fails doesn't keep a later one from being published", async () => {
  const t = await openTimetable();
  const bad = await t.addPageDraft("first");
  const good = await t.addPage("second");
  await t.planWell([publish(bad._id)], t.morning(1));
  await t.planWell([hide(good._id)], t.morning(2));
  await t.services.pages.remove(product, bad._id);
  t.clock.advance(3 * day);
  await t.run();
  expect((await t.list()).past.map(({ state }) => state)).toEqual(["done", "failed"]);
  expect(await t.readPage(good._id)).toMatchObject({ isShown: false });
});

test("hiding a page at a time keeps the draft of it publishable later", async () => {
  const t = await openTimetable();
  const page = await t.addPageDraft("first");
  await t.planWell([hide(page._id)], t.morning(1));
  await t.planWell([publish(page._id)], t.morning(2));
  t.clock.advance(3 * day);
  await t.run();
  expect((await t.list()).past.map(({ state }) => state)).toEqual(["done", "done"]);
  expect(await t.readPage(page._id)).toMatchObject({ title: "first changed", isShown: false });
});

test("two processes at the same time publish an entry once", async () => {
  const t = await openTimetable();
  const page = await t.addPageDraft("first");
  await t.planWell([publish(page._id)]);
  const before = await t.readRevision();
  t.clock.advance(3 * day);
  await Promise.all([t.run(), t.openProcess().services.runTimetable()]);
  expect(await t.readRevision()).toBe(before + 1);
  expect((await t.list()).past).toMatchObject([{ state: "done" }]);
});

test("a cancelled entry isn't published, and goes out after it is planned again", async () => {
  const t = await openTimetable();
  const page = await t.addPageDraft("first");
  const { entry } = await t.planWell([publish(page._id)]);
  const route = `/api/timetable/${entry._id}`;
  const cancel = () => t.send(`DELETE ${route}`);
  expect((await cancel()).status).toBe(200);
  expect((await cancel()).status).toBe(409);
  t.clock.advance(3 * day);
  expect(await t.run()).toEqual({ entries: 0 });
  const again = await t.send(`PUT ${route}`, t.morning(1));
  expect(timetableSaved.parse(again.body).entry).toMatchObject({ state: "planned" });
  t.clock.advance(2 * day);
  expect(await t.run()).toEqual({ entries: 1 });
  expect(await cancel()).toMatchObject({
    status: 409,
    body: { message: "This entry has already been published." },
  });
  const late = await t.send(`PUT ${route}`, t.morning(1));
  expect(late.status).toBe(409);
});

test.each([
  [{ day: "2020-01-01", time: "08:00" }, "This time is past. Choose one in the future."],
  [{ day: "2026-02-30", time: "08:00" }, "day must be a day such as 2026-12-01."],
  [{ day: "2027-06-01", time: "24:00" }, "time must be a time such as 08:00."],
  [{ day: "2227-06-01", time: "08:00" }, "Choose a day in the next two years."],
])("refuses the time %o", async (time, message) => {
  const t = await openTimetable();
  const page = await t.addPage("first");
  expect(await t.plan([hide(page._id)], time)).toMatchObject({ status: 400, body: { message } });
  expect((await t.list()).planned).toEqual([]);
});

test.each<[string, (t: Timetable) => Promise<Asked[]> | Asked[]]>([
  ["There is no draft to publish.", async (t) => [publish((await t.addPage("first"))._id)]],
  [
    "The draft of “first” can't be published: ",
    async (t) => [publish((await t.addPageDraft("first", { title: "" }))._id)],
  ],
  [
    "Each record can be chosen only once.",
    async (t) => {
      const { _id } = await t.addPageDraft("first");
      return [publish(_id), hide(_id)];
    },
  ],
  ["Choose at least one record.", () => []],
  ["Choose at most 50 records.", () => Array.from({ length: 51 }, (_, id) => hide(String(id)))],
  [
    "Only tours, pages and reviews can be shown and hidden.",
    () => [{ kind: "questions", id: "shared", action: "hide" }],
  ],
  ["This record does not exist any more.", () => [hide("nothing")]],
  ["The settings of security can't be scheduled.", () => [publish("security", "settings")]],
  ["action must be publish, show or hide.", () => [{ kind: "page", id: "a", action: "delete" }]],
])("refuses records: %s", async (message, prepare) => {
  const t = await openTimetable();
  const { status, body } = await t.plan(await prepare(t));
  expect([status, (body as { message: string }).message]).toEqual([
    400,
    expect.stringContaining(message),
  ]);
  expect((await t.list()).planned).toEqual([]);
});

test("refuses a draft that another entry publishes, and two changes at the same time", async () => {
  const t = await openTimetable();
  const page = await t.addPageDraft("first");
  await t.planWell([publish(page._id)], t.morning(2));
  const body = {
    message: "“first” is already in the timetable. Move or cancel that entry first.",
  };
  expect(await t.plan([publish(page._id)], t.morning(3))).toMatchObject({ status: 409, body });
  expect(await t.plan([hide(page._id)], t.morning(2))).toMatchObject({ status: 409, body });
  await t.planWell([hide(page._id)], t.morning(3));
});

test("takes the first of two times in the company's zone, and says so", async () => {
  const t = await openTimetable();
  const { hours } = await t.services.siteSettings.read();
  const value = { ...hours.value, timeZone: "Europe/Berlin" };
  await t.services.siteSettings.save(product, { section: "hours", ...hours, value });
  const page = await t.addPage("first");
  const lastSunday = (month: string) => {
    const { year } = Temporal.Now.plainDateISO().add({ months: 12 });
    const end = Temporal.PlainDate.from(`${year}-${month}-31`);
    return end.subtract({ days: end.dayOfWeek % 7 }).toString();
  };
  const skipped = await t.plan([hide(page._id)], { day: lastSunday("03"), time: "02:30" });
  expect(skipped).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining("Clocks in Europe/Berlin skip 02:30") },
  });
  const twice = { day: lastSunday("10"), time: "02:30" };
  const { message, entry } = await t.planWell([hide(page._id)], twice);
  expect(message).toContain("show 02:30 twice. It goes out the first time.");
  expect(entry.dueAt).toBe(`${twice.day}T00:30:00.000Z`);
});

test("removes past entries after 400 days, and no planned ones", async () => {
  const { services, clock, db } = await openTimetable();
  const record = { kind: "page", id: "page", name: "Terms", action: "hide" } as const;
  const entry = { records: [record], authorId: "admin", createdAt: "2025-01-01T08:00:00.000Z" };
  const daysAgo = (days: number) =>
    new Date(clock.now().getTime() - days * 24 * 3_600_000).toISOString();
  await db.write((tx) =>
    tx.insert(timetable).values([
      { id: "old", ...entry, state: "done", dueAt: daysAgo(401) },
      { id: "planned", ...entry, state: "planned", dueAt: daysAgo(401) },
      { id: "recent", ...entry, state: "done", dueAt: daysAgo(399) },
    ]),
  );
  expect(await services.timetable.removeOld()).toEqual({ removed: 1 });
  const kept = (await db.read.select().from(timetable)).map(({ id }) => id);
  expect(kept.toSorted()).toEqual(["planned", "recent"]);
});
