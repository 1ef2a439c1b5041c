import { adminRole } from "shared/accounts/users";
import { expect, test } from "vitest";
import { mails } from "#tables/mails.ts";
import { createTestApp, testPassword } from "#testing/app/create-test-app.ts";
import { sampleMailSettings } from "#testing/app/samples.ts";

const base = "/api/ibirwa-clients";
/** Nothing is sent there: no worker is started. */
const smtpUrl = "smtp://127.0.0.1:9";

/** Two admins and a client; what was written to whom since. */
const openPeople = async (options: { smtpUrl?: string } = { smtpUrl }) => {
  const testApp = await createTestApp(options);
  const boss = await testApp.signInAsAdmin();
  const partner = await testApp.signInAsAdmin();
  const client = await testApp.signInAs("user");
  const written = async () => {
    const rows = await testApp.db.read.select().from(mails);
    return rows.map(({ to, subject }) => `${to}: ${subject}`).sort();
  };
  return { ...testApp, boss, partner, client, written };
};

const [boss, partner, client] = [1, 2, 3].map((person) => `person${person}@example.test`);

test("notifies an admin and the other admins of a new password, with author and time", async () => {
  const {
    send,
    boss: { token },
    written,
    db,
  } = await openPeople();
  const json = { currentPassword: testPassword, newPassword: "another long password" };
  expect((await send(`POST ${base}/me/password`, { token, json })).status).toBe(200);
  expect(await written()).toEqual([
    `${boss}: Your password was changed`,
    `${partner}: The password of the admin ${boss} was changed`,
  ]);
  const [mail] = await db.read.select().from(mails);
  const text = JSON.stringify(mail?.parts);
  expect(text).toContain(`["By","${boss}"]`);
  expect(text).toMatch(/\["When","\w+day, .+ at \d\d:\d\d \(.+\)"\]/);
  expect(text).toContain("If you didn't expect this");
});

test("notifies only the client of a client's new password", async () => {
  const {
    send,
    client: { token },
    written,
  } = await openPeople();
  const json = { currentPassword: testPassword, newPassword: "another long password" };
  expect((await send(`POST ${base}/me/password`, { token, json })).status).toBe(200);
  expect(await written()).toEqual([`${client}: Your password was changed`]);
});

test("notifies the account and the admins of a role change or a block, but not of an unchanged save", async () => {
  const {
    send,
    boss: { token },
    client: { user },
    written,
  } = await openPeople();
  const json = { username: user.username, email: user.email, role: adminRole };
  const promote = () => send(`PUT ${base}/user/${user._id}`, { token, json });
  expect([(await promote()).status, (await promote()).status]).toEqual([200, 200]);
  const promoted = [
    `${boss}: The role of ${client} is now “admin”`,
    `${partner}: The role of ${client} is now “admin”`,
    `${client}: Your role is now “admin”`,
  ];
  expect(await written()).toEqual(promoted);

  const block = { token, json: { blocked: true } };
  await send(`PATCH ${base}/user/${user._id}/block`, block);
  await send(`PATCH ${base}/user/${user._id}/block`, block);
  const blocked = [
    `${boss}: The account of ${client} is now blocked`,
    `${partner}: The account of ${client} is now blocked`,
    `${client}: Your account is now blocked`,
  ];
  expect(await written()).toEqual([...promoted, ...blocked].sort());
});

test("notifies all admins of an admin's change to a client's account", async () => {
  const {
    send,
    boss: { token },
    client: { user },
    written,
  } = await openPeople();
  const { username, role } = user;
  const json = { username, role, email: "moved@example.test" };
  expect((await send(`PUT ${base}/user/${user._id}`, { token, json })).status).toBe(200);
  const asked = "A new email address was requested for the account of";
  const moved = [boss, partner].map((to) => `${to}: ${asked} ${client}`);
  expect(await written()).toEqual(expect.arrayContaining(moved));
  await send(`PATCH ${base}/user/${user._id}/block`, { token, json: { blocked: true } });
  const blocked = [boss, partner].map((to) => `${to}: The account of ${client} is now blocked`);
  expect(await written()).toEqual(expect.arrayContaining(blocked));
});

test.each([
  ["GET /api/personal-data/inquiries", undefined, "All inquiries were downloaded"],
  ["GET /api/personal-data/contacts", undefined, "All messages were downloaded"],
  ["GET /api/audit/export", undefined, "The activity log was downloaded"],
  [
    "POST /api/personal-data/erase",
    { email: "somebody@example.test" },
    "A person's data was erased",
  ],
] as const)("after %s all admins are told", async (route, json, sentence) => {
  const {
    send,
    boss: { token },
    written,
  } = await openPeople();
  expect((await send(route, { token, json })).status).toBe(200);
  expect(await written()).toEqual([`${boss}: ${sentence}`, `${partner}: ${sentence}`]);
});

test("notifies all admins of a new mail server", async () => {
  const {
    send,
    boss: { token },
    services,
    written,
  } = await openPeople({});
  const save = async (host: string) => {
    const { version } = await services.mailSettings.read();
    const json = { ...sampleMailSettings, host, version };
    return (await send("PUT /api/mail-settings", { token, json })).status;
  };
  expect(await save("127.0.0.1")).toBe(200);
  expect(await save("127.0.0.2")).toBe(200);
  const sentence = "Emails are now sent through 127.0.0.2";
  expect(await written()).toEqual([`${boss}: ${sentence}`, `${partner}: ${sentence}`]);
});

test("writes no notice without a mail server", async () => {
  const {
    send,
    boss: { token },
    client: { user },
    written,
  } = await openPeople({});
  const json = { blocked: true };
  expect((await send(`PATCH ${base}/user/${user._id}/block`, { token, json })).status).toBe(200);
  expect(await written()).toEqual([]);
});
