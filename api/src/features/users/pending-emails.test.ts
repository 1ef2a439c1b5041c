import { expect, test } from "vitest";
import { testPassword } from "#testing/app/create-test-app.ts";
import { nextAddress } from "#testing/app/samples.ts";
import { endedLink, openAccounts } from "#testing/mail/open-accounts.ts";
import { hashPassword } from "../auth/passwords.ts";

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
