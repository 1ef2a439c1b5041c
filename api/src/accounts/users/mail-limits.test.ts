import { expect, test, vi } from "vitest";
import { mails } from "#tables/mails.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { nextAddress, sampleSignup } from "#testing/app/samples.ts";

const victim = "victim@example.test";
const hour = 3_600_000;
/** Limits count by network. */
const address = "198.51.100.7";

/** Nothing is sent: the mails stay where they are counted. */
const open = async (options: { smtpUrl?: string } = { smtpUrl: "smtp://127.0.0.1:9" }) => {
  const testApp = await createTestApp({ ...options, trustedProxies: 1 });
  const { db, send } = testApp;
  const mailsTo = async (isReader: (to: string) => boolean) =>
    (await db.read.select().from(mails)).filter(({ to }) => isReader(to));
  const signUp = (email: string, from = address) =>
    send("POST /api/ibirwa-clients/signup", { json: { ...sampleSignup, email }, address: from });
  const logIn = async (email: string) => {
    const { password } = sampleSignup;
    const options = { json: { email, password }, address: nextAddress() };
    const { body } = await send("POST /api/ibirwa-clients/login", options);
    return (body as { token: string }).token;
  };
  const askFor = async (token: string, email: string) => {
    const json = { username: "Somebody", email };
    const options = { token, json, address };
    return (await send("PUT /api/ibirwa-clients/me", options)).status;
  };
  const signUpAtOther = (email: string, address: string) =>
    testApp
      .openProcess()
      .send("POST /api/ibirwa-clients/signup", { json: { ...sampleSignup, email }, address });
  return { ...testApp, mailsTo, signUp, signUpAtOther, logIn, askFor };
};

test("one network can send three links an hour to an address, including its plus aliases", async () => {
  const { signUp, mailsTo, clock } = await open();
  for (let count = 0; count < 6; count += 1)
    expect((await signUp(`victim+${count}@example.test`, "203.0.113.7")).status).toBe(201);
  const isVictim = (to: string) => to.startsWith("victim");
  expect(await mailsTo(isVictim)).toHaveLength(3);
  clock.advance(hour);
  await signUp(victim, "203.0.113.7");
  expect(await mailsTo(isVictim)).toHaveLength(4);
});

test("a stranger's sign-ups do not stop the owner of the address from confirming it", async () => {
  const { signUp, signInAs, askFor, send, mailsTo } = await open();
  for (let count = 0; count < 5; count += 1)
    await signUp(`owner.new+${count}@example.test`, "203.0.113.7");
  const { token } = await signInAs("user");
  expect(await askFor(token, "owner.new@example.test")).toBe(200);
  const again = "POST /api/ibirwa-clients/me/pending-email";
  expect((await send(again, { token, address })).status).toBe(200);
  expect(await mailsTo((to) => to === "owner.new@example.test")).toHaveLength(2);
});

test("one address gets twelve links an hour, from however many networks", async () => {
  const { signUp, mailsTo } = await open();
  for (let count = 0; count < 15; count += 1)
    await signUp(`victim+${count}@example.test`, `203.0.${count}.7`);
  expect(await mailsTo((to) => to.startsWith("victim"))).toHaveLength(12);
});

test("the 65,536 networks that one line of IPv6 may have count as one", async () => {
  const { signUp, mailsTo } = await open();
  for (let count = 0; count < 6; count += 1)
    await signUp(`victim+${count}@example.test`, `2001:db8:7:${count}::1`);
  expect(await mailsTo((to) => to.startsWith("victim"))).toHaveLength(3);
});

test("an account gets five links an hour, then status 429", async () => {
  const { signInAs, askFor, mailsTo } = await open();
  const { user, token } = await signInAs("user");
  const statuses = [];
  for (let count = 0; count < 6; count += 1)
    statuses.push(await askFor(token, `stranger${count}@example.test`));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await mailsTo((to) => to.startsWith("stranger"))).toHaveLength(5);
  expect(await mailsTo((to) => to === user.email)).toHaveLength(5);
});

test("an attempt counts once when the database write is retried", async () => {
  const { signInAs, askFor, db } = await open();
  const { token } = await signInAs("user");
  const { write } = db;
  vi.spyOn(db, "write").mockImplementation(async (job) => {
    const broken = write(async (tx) => {
      await job(tx);
      throw new Error("The connection broke.");
    });
    await expect(broken).rejects.toThrow();
    return write(job);
  });
  const statuses = [];
  for (let count = 0; count < 6; count += 1)
    statuses.push(await askFor(token, `stranger${count}@example.test`));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test("several accounts together have one stranger mailed three times an hour, with an account or without", async () => {
  const { signInAs, askFor, mailsTo } = await open();
  const { user: known } = await signInAs("user");
  for (const email of [victim, known.email]) {
    const statuses = [];
    for (let count = 0; count < 4; count += 1) {
      const { token } = await signInAs("user");
      statuses.push(await askFor(token, email));
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await mailsTo((to) => to === email)).toHaveLength(3);
  }
});

test("sending the link again is limited, too", async () => {
  const { signUp, logIn, send, mailsTo } = await open();
  await signUp(victim);
  const token = await logIn(victim);
  const again = async () =>
    (await send("POST /api/ibirwa-clients/me/pending-email", { token, address })).status;
  expect([await again(), await again(), await again()]).toEqual([200, 200, 429]);
  expect(await mailsTo((to) => to === victim)).toHaveLength(3);
});

test("an unconfirmed address gets no mails about account changes", async () => {
  const { signUp, logIn, askFor, send, mailsTo } = await open();
  await signUp(victim);
  const token = await logIn(victim);
  expect(await askFor(token, "other@example.test")).toBe(200);
  const json = { currentPassword: sampleSignup.password, newPassword: "another long password" };
  const options = { token, json, address: nextAddress() };
  expect((await send("POST /api/ibirwa-clients/me/password", options)).status).toBe(200);
  const subjects = (await mailsTo((to) => to === victim)).map(({ subject }) => subject);
  expect(subjects).toEqual([expect.stringContaining("Confirm your email address")]);
});

test("the mail to the old address names the new one in its text, not in its subject", async () => {
  const { signInAs, askFor, mailsTo } = await open();
  const { user, token } = await signInAs("user");
  await askFor(token, "typed.text@example.test");
  const [notice] = await mailsTo((to) => to === user.email);
  expect(notice?.subject).not.toContain("typed.text");
  expect(JSON.stringify(notice?.parts)).toContain("typed.text@example.test");
});

test("without a mail server an account cannot probe which emails are registered", async () => {
  const { signInAs, askFor } = await open({});
  const { user } = await signInAs("user");
  const { token } = await signInAs("user");
  const statuses = [];
  for (let count = 0; count < 6; count += 1) statuses.push(await askFor(token, user.email));
  expect(statuses).toEqual([409, 409, 409, 409, 409, 429]);
});

test("mails to one address count together in all processes, and a restart forgets none", async () => {
  const { signUp, signUpAtOther, mailsTo } = await open();
  const strangers = "203.0.113.7";
  await signUp("victim+1@example.test", strangers);
  await signUp("victim+2@example.test", strangers);
  for (let count = 3; count < 6; count += 1)
    expect((await signUpAtOther(`victim+${count}@example.test`, strangers)).status).toBe(201);
  expect(await mailsTo((to) => to.startsWith("victim"))).toHaveLength(3);
});

test("e-mails that an account tries count together in all processes", async () => {
  const { signInAs, askFor, openProcess } = await open();
  const { token } = await signInAs("user");
  for (let count = 0; count < 5; count += 1) await askFor(token, `stranger${count}@example.test`);
  const json = { username: "Somebody", email: "stranger5@example.test" };
  const options = { token, json, address: nextAddress() };
  const answer = await openProcess().send("PUT /api/ibirwa-clients/me", options);
  expect(answer.status).toBe(429);
});
