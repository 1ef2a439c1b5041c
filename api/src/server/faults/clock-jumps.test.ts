import { expect, test } from "vitest";
import { createLink, findLink } from "#accounts/store/one-time-links.ts";
import { sessions } from "#tables/accounts.ts";
import { mails } from "#tables/mails.ts";
import { createTestApp, testPassword } from "#testing/app/create-test-app.ts";
import { nextAddress, sampleContact } from "#testing/app/samples.ts";
import { rounds } from "#testing/faults/rounds.ts";
import { allSent, createMailing } from "#testing/mail/create-mailing.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const year = 365 * day;
const step = 2_000;

/** Errors of a clock that is corrected after some minutes: one slow and two fast. */
const jumps = [-3 * day, 2 * hour, 3 * year].concat(
  Array.from({ length: rounds(0, 20) }, () => Math.round((Math.random() - 0.5) * 4 * year)),
);

const open = async () => {
  const testApp = await createTestApp({ trustedProxies: 1, retentionDays: 30 });
  const { user, token } = await testApp.signInAsAdmin();
  const logIn = (password = testPassword) =>
    testApp.send("POST /api/ibirwa-clients/login", {
      json: { email: user.email, password },
      address: "192.0.2.1",
    });
  const me = async (of = token) =>
    (await testApp.send("GET /api/ibirwa-clients/me", { token: of })).status;
  const signIn = () => testApp.signIn(user);
  return { ...testApp, user, token, logIn, me, signIn };
};

test.each(jumps)(
  "wrong passwords while the clock is off by %i ms cost a quarter of an hour after it is right",
  async (jump) => {
    const { clock, logIn } = await open();
    clock.advance(jump);
    for (let tries = 0; tries < 12; tries += 1) await logIn("not the password");
    expect((await logIn()).status).toBe(429);
    clock.advance(-jump + 15 * minute);
    expect((await logIn()).status).toBe(200);
  },
);

test.each(jumps)(
  "a session from a clock that is off by %i ms lasts no longer than twelve hours",
  async (jump) => {
    const { clock, me, signIn, services, logIn } = await open();
    clock.advance(jump);
    const token = await signIn();
    expect(await me(token)).toBe(200);
    clock.advance(-jump);
    expect((await logIn()).status).toBe(200);
    await services.sessions.removeOld();
    for (const later of [12 * hour, Math.max(0, jump - 12 * hour), minute]) {
      clock.advance(later);
      expect(await me(token)).toBe(401);
    }
  },
);

test("setting the clock back by some seconds signs no user out", async () => {
  const { clock, me, signIn } = await open();
  const token = await signIn();
  clock.advance(-step);
  expect(await me(token)).toBe(200);
});

test("an admin who leaves after the clock was set back is signed out an hour later", async () => {
  const { clock, me, db } = await open();
  const isStoredAsUsed = async () => {
    const [session] = await db.read.select().from(sessions);
    return Math.abs(Date.parse(session!.lastUsedAt) - clock.now().getTime()) < minute;
  };
  for (const moved of [40, -40]) {
    clock.advance(moved * minute);
    expect(await me()).toBe(200);
    await expect.poll(isStoredAsUsed).toBe(true);
  }
  clock.advance(hour + minute);
  expect(await me()).toBe(401);
});

test("a re-authentication made while the clock was fast expires no later", async () => {
  const { clock, send, token } = await open();
  const exportMessages = () => send("GET /api/personal-data/contacts", { token });
  clock.advance(50 * minute);
  const sent = { token, json: { password: testPassword }, address: nextAddress() };
  expect((await send("POST /api/ibirwa-clients/me/proof", sent)).status).toBe(200);
  clock.advance(-50 * minute + 11 * minute);
  expect((await exportMessages()).status).toBe(403);
});

test.each(jumps)(
  "a link that is mailed while the clock is off by %i ms ends with its time",
  async (jump) => {
    const { clock, db, user } = await open();
    clock.advance(jump);
    const link = { userId: user._id, purpose: "password-reset" } as const;
    const token = await db.write((tx) => createLink(tx, { ...link, at: clock.now() }));
    clock.advance(-jump + 61 * minute);
    expect(await findLink(db.read, link.purpose, token, clock.now())).toBeUndefined();
  },
);

test.each(jumps)(
  "one address may write again ten minutes after a clock was off by %i ms",
  async (jump) => {
    const { clock, send } = await open();
    const write = async () =>
      (await send("POST /api/contact", { json: sampleContact, address: "192.0.2.7" })).status;
    clock.advance(jump);
    while ((await write()) === 201);
    clock.advance(-jump + 10 * minute);
    expect(await write()).toBe(201);
  },
);

test.each(jumps)(
  "mails that a worker took and lost while the clock was off by %i ms are sent",
  async (jump) => {
    const { clock, write, queue, startWorker, until } = await createMailing();
    clock.advance(jump);
    await write(2);
    await queue.lease(2, []);
    clock.advance(-jump);
    await until(allSent, startWorker());
  },
);

test.each(jumps)(
  "mails that another process holds are queued although the clock was off by %i ms",
  async (jump) => {
    const { clock, write, db, startWorker, until } = await createMailing();
    clock.advance(jump);
    const worker = startWorker();
    await write();
    await until(allSent, worker);
    await db.write((tx) => tx.update(mails).set({ status: "held", dueAt: null }));
    clock.advance(-jump);
    await until(allSent, worker);
  },
);
