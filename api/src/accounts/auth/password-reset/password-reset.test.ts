import { eq } from "drizzle-orm";
import { adminRole } from "shared/accounts/users";
import { auditListQuery } from "shared/audit/audit";
import { expect, onTestFinished, test } from "vitest";
import { product } from "#platform/actor.ts";
import { oneTimeLinks, users } from "#tables/accounts.ts";
import { mails } from "#tables/mails.ts";
import { createTestApp, testPassword } from "#testing/app/create-test-app.ts";
import { nextAddress } from "#testing/app/samples.ts";
import { createMailing } from "#testing/mail/create-mailing.ts";
import { createCode, createSampleFactors } from "#testing/second-factor/sample-factors.ts";

const totp = "/api/ibirwa-clients/me/second-factor/totp";
const minute = 60_000;
const newPassword = "a password of my own";
type Mailing = Awaited<ReturnType<typeof createMailing>>;

const openReset = async () => {
  const mailing = await createMailing();
  const { send, services, server, startWorker, until } = mailing;
  const worker = startWorker();
  onTestFinished(worker.stop);
  const ask = async (email: string, address = nextAddress()) => {
    const json = { email };
    const options = { json, address };
    const answer = await send("POST /api/ibirwa-clients/password-reset", options);
    await services.passwordReset.settled();
    return answer;
  };
  /** The tokens in the mails that this address got, the oldest first. */
  const tokensTo = async (email: string) => {
    await until((rows) => rows.every(({ status }) => status === "sent"), worker);
    return server.delivered
      .filter(({ to }) => to[0] === email)
      .flatMap(({ mail }) => /reset-password#token=([\w-]+)/.exec(mail.text ?? "")?.[1] ?? []);
  };
  const confirm = (token: string | undefined, password = newPassword) =>
    send("POST /api/ibirwa-clients/password-reset/confirm", {
      json: { token, password },
      address: nextAddress(),
    });
  const logIn = async (email: string, password: string) => {
    const options = { json: { email, password }, address: nextAddress() };
    return (await send("POST /api/ibirwa-clients/login", options)).status;
  };
  return { ...mailing, worker, ask, tokensTo, confirm, logIn };
};

const endedLink = { status: 400, body: { issues: [{ path: "token" }] } };

test("a reset link sets a new password once and ends every session", async () => {
  const { signInAs, ask, tokensTo, confirm, logIn, send, server, until, worker } =
    await openReset();
  const { user, token } = await signInAs("user");
  expect(await ask(user.email.toUpperCase())).toMatchObject({
    status: 202,
    body: { sendsMail: true },
  });
  const [link] = await tokensTo(user.email);
  expect((await confirm(link, "password123")).body).toMatchObject({
    issues: [{ path: "password" }],
  });
  expect((await confirm(link)).status).toBe(200);
  expect((await send("GET /api/ibirwa-clients/me", { token })).status).toBe(401);
  expect(await logIn(user.email, testPassword)).toBe(401);
  expect(await logIn(user.email, newPassword)).toBe(200);
  expect(await confirm(link, "yet another password")).toMatchObject(endedLink);
  await until((rows) => rows.length === 2 && rows.every(({ status }) => status === "sent"), worker);
  expect(server.delivered.at(-1)?.mail.subject).toBe("Your password was changed");
});

test("a reset request for a known and an unknown address gets the same answer, before the mail is sent", async () => {
  const { signInAs, send, services, readAll } = await openReset();
  const { user } = await signInAs("user");
  const ask = (email: string) =>
    send("POST /api/ibirwa-clients/password-reset", { json: { email }, address: nextAddress() });
  const known = await ask(user.email);
  const unknown = await ask("nobody@example.test");
  expect(unknown.text).toBe(known.text);
  expect([known.status, unknown.status]).toEqual([202, 202]);
  await services.passwordReset.settled();
  expect((await readAll()).map(({ to }) => to)).toEqual([user.email]);
});

test("links work for 30 minutes beside each other, and using one ends all", async () => {
  const { signInAs, ask, tokensTo, confirm, clock } = await openReset();
  const { user } = await signInAs("user");
  await ask(user.email);
  await ask(user.email);
  const [older, newer] = await tokensTo(user.email);
  expect((await confirm(older)).status).toBe(200);
  expect(await confirm(newer)).toMatchObject(endedLink);
  await ask(user.email);
  const late = (await tokensTo(user.email)).at(-1);
  clock.advance(30 * minute);
  expect(await confirm(late)).toMatchObject(endedLink);
  expect(await confirm("a-guess")).toMatchObject(endedLink);
});

test("repeated reset requests by a stranger do not block the owner's mail", async () => {
  const { signInAs, ask, tokensTo, confirm } = await openReset();
  const { user } = await signInAs("user");
  for (let times = 0; times < 5; times += 1) await ask(user.email, "203.0.113.7");
  await ask(user.email, "198.51.100.7");
  const links = await tokensTo(user.email);
  expect(links).toHaveLength(4);
  for (let times = 0; times < 5; times += 1) await ask(user.email, "203.0.113.8");
  expect(await tokensTo(user.email)).toHaveLength(4);
  expect((await confirm(links.at(-1))).status).toBe(200);
});

test("an account gets twelve such mails an hour, three of them for one network", async () => {
  const { signInAs, ask, clock, readAll } = await openReset();
  const { user } = await signInAs("user");
  for (let network = 0; network < 15; network += 1)
    expect((await ask(user.email, `203.0.${network}.7`)).status).toBe(202);
  expect(await readAll()).toHaveLength(12);
  clock.advance(61 * minute);
  await ask(user.email);
  expect(await readAll()).toHaveLength(13);
});

test("an address asks ten times in ten minutes", async () => {
  const { send } = await createTestApp();
  const ask = async (count: number) => {
    const json = { email: `person${count}@example.test` };
    return (await send("POST /api/ibirwa-clients/password-reset", { json })).status;
  };
  const statuses = [];
  for (let count = 0; count < 11; count += 1) statuses.push(await ask(count));
  expect(statuses).toEqual([...Array(10).fill(202), 429]);
});

test("a blocked user gets no link, and one from before the block opens nothing", async () => {
  const { signInAs, signInAsAdmin, services, ask, tokensTo, confirm, logIn } = await openReset();
  const { user } = await signInAs("user");
  const { user: admin } = await signInAsAdmin();
  await ask(user.email);
  await services.users.setBlocked(product, user._id, true, admin._id);
  const links = await tokensTo(user.email);
  expect(await confirm(links[0])).toMatchObject(endedLink);
  await ask(user.email);
  expect(await tokensTo(user.email)).toEqual(links);
  await services.users.setBlocked(product, user._id, false, admin._id);
  expect(await logIn(user.email, testPassword)).toBe(200);
});

const readStored = async ({ db }: Mailing, subject: string) => {
  const [row] = await db.read.select().from(mails).where(eq(mails.subject, subject));
  return row;
};

test("an admin cannot take an account over by reading the outbox, nor anybody by reading the database", async () => {
  const opened = await openReset();
  const { signInAs, signInAsAdmin, ask, tokensTo, send, readAll, db } = opened;
  const { user } = await signInAs(adminRole);
  const { token } = await signInAsAdmin();
  await ask(user.email);
  const [waiting] = await readAll();
  const shown = await send(`GET /api/outbox/${waiting!.id}`, { token });
  const list = await send("GET /api/outbox", { token });
  expect(shown.status).toBe(200);
  expect(shown.text + list.text).not.toContain("#token=");

  const [link] = await tokensTo(user.email);
  expect(link).toHaveLength(43);
  const stored = await readStored(opened, waiting!.subject);
  const links = await db.read.select().from(oneTimeLinks);
  expect(links).toHaveLength(1);
  expect(JSON.stringify([stored, links])).not.toContain(link);
});

test("a password reset does not bypass the second factor", async () => {
  const opened = await openReset();
  const { signInAs, ask, tokensTo, confirm, send } = opened;
  const { user } = await signInAs("user");
  await createSampleFactors(opened).giveFactors(user._id);
  await ask(user.email);
  const [link] = await tokensTo(user.email);
  expect(await confirm(link)).toMatchObject({ status: 200 });
  const json = { email: user.email, password: newPassword };
  expect(await send("POST /api/ibirwa-clients/login", { json })).toMatchObject({
    status: 403,
    body: { code: "second_factor_required" },
  });
});

test("a password that was reset cancels the e-mail that somebody asked for with the old one", async () => {
  const { signInAs, send, ask, tokensTo, confirm, db } = await openReset();
  const { user, token } = await signInAs("user");
  const json = { username: user.username, email: "thief@example.test" };
  expect((await send("PUT /api/ibirwa-clients/me", { token, json })).status).toBe(200);
  await ask(user.email);
  const links = await tokensTo(user.email);
  expect((await confirm(links.at(-1))).status).toBe(200);
  const [row] = await db.read.select().from(users);
  expect(row).toMatchObject({ email: user.email, pendingEmail: null });
  expect(await db.read.$count(oneTimeLinks)).toBe(0);
});

test("without a mail server the response promises no mail and names another way in", async () => {
  const { send, services, signInAs, db } = await createTestApp();
  const { user } = await signInAs("user");
  const json = { email: user.email };
  const { status, body } = await send("POST /api/ibirwa-clients/password-reset", { json });
  await services.passwordReset.settled();
  expect(status).toBe(202);
  expect(body).toMatchObject({
    sendsMail: false,
    message: expect.stringContaining("pnpm admin:password"),
  });
  expect(await db.read.$count(mails)).toBe(0);
});

test("links that expired are removed", async () => {
  const { signInAs, ask, services, db, clock } = await openReset();
  const { user } = await signInAs("user");
  await ask(user.email);
  clock.advance(31 * minute);
  const { signal } = new AbortController();
  expect(await services.removeExpiredLinks(signal)).toEqual({ expired: 1 });
  expect(await db.read.$count(oneTimeLinks)).toBe(0);
});

test("a stranger with a line of IPv6 leaves the owner's mails to the owner", async () => {
  const { signInAs, ask, readAll } = await openReset();
  const { user } = await signInAs("user");
  for (let times = 0; times < 16; times += 1) await ask(user.email, `2001:db8:7:${times}::1`);
  expect(await readAll()).toHaveLength(3);
  await ask(user.email, "2001:db8:8::1");
  expect(await readAll()).toHaveLength(4);
});

/** Somebody signs up with another person's address and adds a second factor; that person sets a password by mail. */
const takeBack = async (isAdmin: boolean) => {
  const mailing = await openReset();
  const { db, send, services, ask, tokensTo, confirm, signInAs, clock } = mailing;
  const { user, token } = await signInAs(isAdmin ? adminRole : "user");
  const { secret } = (await send(`POST ${totp}`, { token })).body as { secret: string };
  const json = { code: createCode(secret, clock.now()) };
  expect((await send(`POST ${totp}/confirm`, { token, json })).status).toBe(200);
  const isTheirs = eq(users.id, user._id);
  await db.write((tx) => tx.update(users).set({ emailConfirmed: false }).where(isTheirs));
  await ask(user.email);
  const [link] = await tokensTo(user.email);
  expect((await confirm(link)).status).toBe(200);
  const query = auditListQuery.parse({ action: "password.reset" });
  const { entries } = await services.audit.list(query);
  return { ...mailing, user, entries };
};

test("a reset removes the second factor that a stranger set up with the owner's email", async () => {
  const { user, entries, logIn } = await takeBack(false);
  expect(await logIn(user.email, newPassword)).toBe(200);
  expect(entries).toMatchObject([{ after: { secondFactor: "removed" } }]);
});

test("an admin's second factor is never removed by mail", async () => {
  const { user, entries, logIn } = await takeBack(true);
  expect(await logIn(user.email, newPassword)).toBe(403);
  expect(entries).toMatchObject([{ after: null }]);
});

test("all processes share one limit for reset mails", async () => {
  const { signInAs, ask, openProcess, readAll } = await openReset();
  const { user } = await signInAs("user");
  const address = "203.0.113.7";
  for (let times = 0; times < 2; times += 1) await ask(user.email, address);
  const { send, services } = openProcess();
  await services.mailServer.reload();
  for (let times = 0; times < 3; times += 1)
    await send("POST /api/ibirwa-clients/password-reset", { json: { email: user.email }, address });
  await services.passwordReset.settled();
  expect(await readAll()).toHaveLength(3);
});
