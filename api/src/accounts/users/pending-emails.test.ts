import { eq } from "drizzle-orm";
import { auditListQuery } from "shared/audit/audit";
import { expect, test } from "vitest";
import { users } from "#tables/accounts.ts";
import { testPassword } from "#testing/app/create-test-app.ts";
import { nextAddress, sampleSignup } from "#testing/app/samples.ts";
import { endedLink, openAccounts } from "#testing/mail/open-accounts.ts";
import { hashPassword } from "../auth/passwords.ts";
import { createLink } from "../store/one-time-links.ts";

const thief = "thief@example.test";
const newPassword = "another long password";

/** Somebody in a stolen session of an admin asked for another e-mail. */
const openStolen = async () => {
  const accounts = await openAccounts();
  const { send, signInAsAdmin, linkTo } = accounts;
  const { user, token } = await signInAsAdmin();
  const json = { username: user.username, email: thief };
  expect((await send("PUT /api/ibirwa-clients/me", { token, json })).status).toBe(200);
  return { ...accounts, user, token, link: await linkTo(thief) };
};

type Stolen = Awaited<ReturnType<typeof openStolen>>;

const ways: [string, (stolen: Stolen) => Promise<unknown>][] = [
  [
    "changed in the profile",
    ({ send, token }) =>
      send("POST /api/ibirwa-clients/me/password", {
        token,
        json: { currentPassword: testPassword, newPassword },
        address: nextAddress(),
      }),
  ],
  [
    "printed on the server",
    async ({ services, user }) =>
      services.users.setPrintedPassword(user._id, await hashPassword(newPassword)),
  ],
  [
    "set by a mailed link",
    async ({ send, services, mailsTo, user }) => {
      const ask = { json: { email: user.email }, address: nextAddress() };
      await send("POST /api/ibirwa-clients/password-reset", ask);
      await services.passwordReset.settled();
      const text = (await mailsTo(user.email)).at(-1)?.text ?? "";
      const token = /reset-password#token=([\w-]+)/.exec(text)?.[1];
      const json = { token, password: newPassword };
      await send("POST /api/ibirwa-clients/password-reset/confirm", {
        json,
        address: nextAddress(),
      });
    },
  ],
];

test.each(ways)(
  "a password that is %s cancels the e-mail that somebody asked for with the old one",
  async (_way, setPassword) => {
    const stolen = await openStolen();
    await setPassword(stolen);
    const { send, find, confirm, user, link } = stolen;
    const json = { email: user.email, password: newPassword };
    const login = { json, address: nextAddress() };
    expect((await send("POST /api/ibirwa-clients/login", login)).status).toBe(200);
    expect(await confirm(link)).toMatchObject(endedLink);
    expect(await find(user.email)).toMatchObject({ pendingEmail: null });
    expect(await find(thief)).toBeUndefined();
  },
);

test("the new address of an owned account is confirmed with the account's password only", async () => {
  const { confirm, find, link, user } = await openStolen();
  expect(await confirm(link, { newPassword })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "newPassword", message: "Confirm with the account's password." }] },
  });
  expect(await find(user.email)).toMatchObject({ pendingEmail: thief });
  expect((await confirm(link, { password: newPassword })).status).toBe(400);
  expect((await confirm(link)).status).toBe(200);
  expect(await find(thief)).toMatchObject({ _id: user._id, emailConfirmed: true });
});

test("cancelling an email change keeps password reset links", async () => {
  const { send, services, mailsTo, user, token, confirm, link } = await openStolen();
  const ask = { json: { email: user.email }, address: nextAddress() };
  await send("POST /api/ibirwa-clients/password-reset", ask);
  await services.passwordReset.settled();
  const cancel = "DELETE /api/ibirwa-clients/me/pending-email";
  expect((await send(cancel, { token })).status).toBe(200);
  expect(await confirm(link)).toMatchObject(endedLink);
  const text = (await mailsTo(user.email)).at(-1)?.text ?? "";
  const json = { token: /reset-password#token=([\w-]+)/.exec(text)?.[1], password: newPassword };
  const set = { json, address: nextAddress() };
  expect((await send("POST /api/ibirwa-clients/password-reset/confirm", set)).status).toBe(200);
});

test("a blocked account moves to no other e-mail, now or when the block is over", async () => {
  const { send, signInAsAdmin, find, user, confirm, link } = await openStolen();
  const { token } = await signInAsAdmin();
  const block = (blocked: boolean) =>
    send(`PATCH /api/ibirwa-clients/user/${user._id}/block`, { token, json: { blocked } });
  expect(await block(true)).toMatchObject({ body: { user: { pendingEmail: null } } });
  expect(await confirm(link)).toMatchObject(endedLink);
  await block(false);
  expect(await confirm(link)).toMatchObject(endedLink);
  expect(await find(user.email)).toMatchObject({ pendingEmail: null });
});

test("a blocked account is mailed no link, and a link that is left confirms nothing", async () => {
  const { db, send, signUp, signInAsAdmin, find, linkTo, confirm } = await openAccounts();
  await signUp();
  const left = await linkTo(sampleSignup.email);
  const { _id, username } = (await find(sampleSignup.email))!;
  await db.write((tx) => tx.update(users).set({ blocked: true }).where(eq(users.id, _id)));
  expect(await confirm(left)).toMatchObject(endedLink);
  const { token } = await signInAsAdmin();
  const route = `/api/ibirwa-clients/user/${_id}`;
  const blocked = { status: 409, body: { code: "conflict" } };
  expect(await send(`POST ${route}/pending-email`, { token })).toMatchObject(blocked);
  const json = { username, email: thief, role: "user" };
  expect(await send(`PUT ${route}`, { token, json })).toMatchObject(blocked);
  expect(await find(sampleSignup.email)).toMatchObject({ pendingEmail: null });
});

test("a link moves an account to no other e-mail than the one that waits", async () => {
  const { db, services, clock, signInAs, confirm, find } = await openAccounts();
  const { user } = await signInAs("user");
  const link = { userId: user._id, purpose: "email", email: thief, at: clock.now() } as const;
  const token = await db.write((tx) => createLink(tx, link));
  expect(await confirm(token)).toMatchObject(endedLink);
  expect(await find(user.email)).toEqual(await services.users.get(user._id));
});

test("an admin gets a conflict when resending a link to another account's email", async () => {
  const { send, signInAs, signInAsAdmin } = await openAccounts();
  const { user: owner } = await signInAs("user");
  const { user, token } = await signInAs("user");
  const json = { username: user.username, email: owner.email };
  expect((await send("PUT /api/ibirwa-clients/me", { token, json })).status).toBe(200);
  const { token: admin } = await signInAsAdmin();
  const again = `POST /api/ibirwa-clients/user/${user._id}/pending-email`;
  expect((await send(again, { token: admin })).status).toBe(409);
  const own = "POST /api/ibirwa-clients/me/pending-email";
  expect((await send(own, { token })).status).toBe(200);
});

test("an account that nobody has confirmed keeps its address from nobody who reads mail there", async () => {
  const { send, services, signInAs, signUp, linkTo, confirm, find } = await openAccounts();
  await signUp({ email: "moved@example.test" });
  const unowned = await find("moved@example.test");
  const { user, token } = await signInAs("user");
  const json = { username: user.username, email: "moved@example.test" };
  expect((await send("PUT /api/ibirwa-clients/me", { token, json })).status).toBe(200);
  expect((await confirm(await linkTo("moved@example.test"))).status).toBe(200);
  expect(await find("moved@example.test")).toMatchObject({ _id: user._id, emailConfirmed: true });
  const removed = await services.audit.list(auditListQuery.parse({ action: "account.removed" }));
  expect(removed.entries).toMatchObject([{ subject: { kind: "account", id: unowned?._id } }]);
});
