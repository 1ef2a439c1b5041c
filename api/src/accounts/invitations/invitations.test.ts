import { eq } from "drizzle-orm";
import type { Invitation } from "shared/accounts/invitations";
import { expect, onTestFinished, test } from "vitest";
import { product } from "#platform/actor.ts";
import { invitations, users } from "#tables/accounts.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { nextAddress, sampleMailSettings } from "#testing/app/samples.ts";
import { createMailing } from "#testing/mail/create-mailing.ts";

const email = "colleague@example.test";
const password = "a password of my own";
const day = 24 * 3_600_000;
const login = "POST /api/ibirwa-clients/login";

type App = Pick<Awaited<ReturnType<typeof createTestApp>>, "send" | "signInAsAdmin">;

const openDesk = async ({ send, signInAsAdmin }: App) => {
  const owner = await signInAsAdmin();
  const { token } = owner;
  const invite = (access = "content", to = email) =>
    send("POST /api/invitations", { token, json: { email: to, access }, address: nextAddress() });
  const accept = (link: string | undefined, changes: object = {}) =>
    send("POST /api/invitations/accept", {
      json: { token: link, username: "Grace", password, ...changes },
      address: nextAddress(),
    });
  const list = async (by = token) =>
    ((await send("GET /api/invitations", { token: by })).body as { invitations: Invitation[] })
      .invitations;
  const logIn = (given = password) =>
    send(login, { json: { email, password: given }, address: nextAddress() });
  return { owner, token, invite, accept, list, logIn };
};

/** Without a mail server, invitations answer their link. */
const openApp = async () => {
  const testApp = await createTestApp({ trustedProxies: 1 });
  return { ...testApp, ...(await openDesk(testApp)) };
};

/** The token in the link of an answer. */
const readLink = ({ body }: { body: unknown }) => {
  const { link } = body as { link: string };
  return link.split("#token=")[1];
};

const endedLink = { status: 400, body: { issues: [{ path: "token" }] } };

test("a mailed invitation makes its reader an admin with the access that was chosen, once", async () => {
  const mailing = await createMailing();
  const { invite, accept, list, logIn, owner } = await openDesk(mailing);
  const { send, server, startWorker, until, readAll } = mailing;
  const worker = startWorker();
  onTestFinished(worker.stop);
  expect(await invite()).toMatchObject({
    status: 201,
    body: { link: null, invitation: { email, access: "content" } },
  });
  expect(await list()).toMatchObject([{ email, invitedBy: owner.user.username }]);
  await until((rows) => rows.every(({ status }) => status === "sent"), worker);
  const [sent] = server.delivered;
  expect(sent?.to).toEqual([email]);
  expect(sent?.mail.text).toContain(`${owner.user.email} invites you`);
  const link = /accept-invitation#token=([\w-]+)/.exec(sent?.mail.text ?? "")?.[1];
  expect(JSON.stringify(await readAll())).not.toContain(link);

  expect(await accept(link, { password: "password123" })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "password" }] },
  });
  expect((await accept(link)).status).toBe(200);
  expect(await accept(link)).toMatchObject(endedLink);
  expect(await list()).toEqual([]);
  const signedIn = await logIn();
  expect(signedIn.body).toMatchObject({
    user: { username: "Grace", role: "admin", access: "content", emailConfirmed: true },
  });
  const { token } = signedIn.body as { token: string };
  expect((await send("GET /api/pages", { token })).status).toBe(200);
  expect((await send("GET /api/conversations", { token })).status).toBe(403);
  const notice = (await readAll()).find(({ to }) => to === owner.user.email);
  expect(notice?.subject).toContain(`${email} accepted an invitation`);
});

test("without a mail server the admin gets the link, and the address stays unconfirmed", async () => {
  const { invite, accept, logIn } = await openApp();
  const sent = await invite("all");
  expect(sent.body).toMatchObject({ message: expect.stringContaining("can't send emails") });
  expect((await accept(readLink(sent))).status).toBe(200);
  expect((await logIn()).body).toMatchObject({ user: { access: "all", emailConfirmed: false } });
});

test("a link that the admin passed on confirms no address, even after a mail server was set up", async () => {
  const { send, services, token, invite, accept, logIn } = await openApp();
  const sent = await invite();
  const json = { ...sampleMailSettings, version: "" };
  expect((await send("PUT /api/mail-settings", { token, json })).status).toBe(200);
  expect(services.mailServer.canSend).toBe(true);
  expect((await accept(readLink(sent))).status).toBe(200);
  expect((await logIn()).body).toMatchObject({ user: { emailConfirmed: false } });
});

test("refuses an invitation by an admin whose access was limited meanwhile", async () => {
  const { db, services, owner, signInAsAdmin, list } = await openApp();
  const { _id } = owner.user;
  await db.write((tx) => tx.update(users).set({ access: "content" }).where(eq(users.id, _id)));
  const invited = services.invitations.invite(product, _id, { email, access: "all" });
  await expect(invited).rejects.toMatchObject({ code: "unauthenticated" });
  const other = await signInAsAdmin();
  expect(await list(other.token)).toEqual([]);
});

test("a link ends after seven days, when it is sent again and when it is withdrawn", async () => {
  const { send, invite, accept, list, owner, signIn, clock } = await openApp();
  const sent = await invite();
  clock.advance(7 * day);
  expect(await accept(readLink(sent))).toMatchObject(endedLink);
  const token = await signIn(owner.user);
  const json = { email: email.toUpperCase(), access: "all" };
  const again = async () => readLink(await send("POST /api/invitations", { token, json }));
  const [second, third] = [await again(), await again()];
  expect(await accept(second)).toMatchObject(endedLink);
  const [waiting, ...others] = await list(token);
  expect(waiting?.access).toBe("all");
  expect(others).toEqual([]);
  const path = `DELETE /api/invitations/${waiting?._id}`;
  expect((await send(path, { token })).status).toBe(200);
  expect(await accept(third)).toMatchObject(endedLink);
  expect((await send(path, { token })).status).toBe(404);
});

test("says plainly why somebody can't be invited", async () => {
  const { db, invite, signInAs, signInAsAdmin } = await openApp();
  const [client, admin, blocked] = [
    await signInAs("user"),
    await signInAsAdmin(),
    await signInAs("user"),
  ];
  await db.write((tx) =>
    tx.update(users).set({ blocked: true }).where(eq(users.id, blocked.user._id)),
  );
  const explain = async (to: string) => (await invite("all", to)).body;
  expect(await explain(admin.user.email.toUpperCase())).toMatchObject({
    code: "conflict",
    message: "The account with this email is already an admin.",
  });
  expect(await explain(client.user.email)).toMatchObject({
    message: expect.stringContaining("An account with this email already exists."),
  });
  expect(await explain(blocked.user.email)).toMatchObject({
    message: expect.stringContaining("blocked"),
  });
});

test.each(["", "no address", null])("refuses to invite %j", async (to) => {
  const { send, token } = await openApp();
  const json = { email: to, access: "content" };
  expect(await send("POST /api/invitations", { token, json })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "email" }] },
  });
});

test("refuses an invitation without a known access", async () => {
  const { invite } = await openApp();
  expect(await invite("everything")).toMatchObject({
    status: 400,
    body: { issues: [{ path: "access" }] },
  });
});

test("a stranger who signed up with the address neither stops the invitation nor keeps a way in", async () => {
  const { send, invite, accept, logIn } = await openApp();
  const json = { email, username: "Mallory", password: "the stranger's password" };
  expect((await send("POST /api/ibirwa-clients/signup", { json })).status).toBe(201);
  const { token } = (await logIn(json.password)).body as { token: string };
  expect((await accept(readLink(await invite("all")))).status).toBe(200);
  expect((await send("GET /api/ibirwa-clients/me", { token })).status).toBe(401);
  expect((await logIn(json.password)).status).toBe(401);
  expect((await logIn()).body).toMatchObject({ user: { username: "Grace", role: "admin" } });
});

test("an account that was created in the meantime keeps its password", async () => {
  const { db, send, invite, accept } = await openApp();
  const link = readLink(await invite());
  const json = { email, username: "Grace", password: "an older password" };
  await send("POST /api/ibirwa-clients/signup", { json });
  await db.write((tx) => tx.update(users).set({ emailConfirmed: true }));
  expect(await accept(link)).toMatchObject({ status: 409, body: { code: "conflict" } });
});

test("invitations end with the rights of the admin who sent them", async () => {
  const { send, invite, accept, owner, list, signInAsAdmin } = await openApp();
  const link = readLink(await invite());
  const other = await signInAsAdmin();
  const { username, email: own, role, _id } = owner.user;
  const json = { username, email: own, role, access: "content" };
  const { token } = other;
  expect((await send(`PUT /api/ibirwa-clients/user/${_id}`, { token, json })).status).toBe(200);
  expect(await accept(link)).toMatchObject(endedLink);
  expect(await list(token)).toEqual([]);
});

test("finds and erases the invitation of a person", async () => {
  const { send, invite, accept, token } = await openApp();
  const link = readLink(await invite());
  const find = () => send("POST /api/personal-data/find", { token, json: { email } });
  expect(await find()).toMatchObject({ body: { found: { accounts: 1 } } });
  const erased = await send("POST /api/personal-data/erase", { token, json: { email } });
  expect(erased).toMatchObject({ status: 200, body: { erased: { accounts: 1 } } });
  expect(await find()).toMatchObject({ body: { found: { accounts: 0 } } });
  expect(await accept(link)).toMatchObject(endedLink);
});

test("removes invitations that expired a month ago", async () => {
  const { services, db, invite, clock } = await openApp();
  await invite();
  clock.advance(37 * day - 1_000);
  await services.removeExpiredLinks(new AbortController().signal);
  expect(await db.read.$count(invitations)).toBe(1);
  clock.advance(2_000);
  await services.removeExpiredLinks(new AbortController().signal);
  expect(await db.read.$count(invitations)).toBe(0);
});
