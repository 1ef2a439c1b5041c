import { expect, test } from "vitest";
import { createTestApp, testPassword } from "#testing/app/create-test-app.ts";
import { nextAddress } from "#testing/app/samples.ts";
import { hashPassword, isPassword } from "../passwords.ts";
import { createFailedSignIns } from "./failed-sign-ins.ts";

const minute = 60_000;
const attackers = "192.0.2";
const elsewhere = "198.51.100.1";
const wrong = "not the password";

const open = async (options: Parameters<typeof createTestApp>[0] = {}) => {
  const testApp = await createTestApp({ trustedProxies: 1, ...options });
  const { user, token } = await testApp.signInAsAdmin();
  const logIn = (address: string, password = testPassword, cookie = "") =>
    testApp.send("POST /api/ibirwa-clients/login", {
      json: { email: user.email, password },
      address,
      headers: { Cookie: cookie },
    });
  const guess = async (times: number, cookie?: string) => {
    const statuses: number[] = [];
    for (let index = 0; index < times; index += 1)
      statuses.push((await logIn(`${attackers}.${index}`, wrong, cookie)).status);
    return statuses;
  };
  const changePassword = (currentPassword: string, newPassword: string) =>
    testApp.send("POST /api/ibirwa-clients/me/password", {
      token,
      json: { currentPassword, newPassword },
      address: nextAddress(),
    });
  return { ...testApp, user, token, logIn, guess, changePassword };
};

const markIn = (headers: Headers) => {
  const mark = headers.get("Set-Cookie")?.split(";")[0] ?? "";
  expect(mark).toMatch(/^device=./);
  return mark;
};

test("wrong passwords from elsewhere do not keep the owner out", async () => {
  const { guess, logIn } = await open();
  expect(await guess(12)).toEqual([...Array(10).fill(401), 429, 429]);
  expect((await logIn(`${attackers}.200`)).status).toBe(429);
  expect((await logIn(elsewhere)).status).toBe(200);
});

test("a network waits longer each time, an e-mail is one account however it is written", async () => {
  const { guess, logIn, clock, send, user } = await open();
  await guess(10);
  for (const minutes of [1, 2, 4, 8, 15, 15]) {
    const refused = await send("POST /api/ibirwa-clients/login", {
      json: { email: ` ${user.email.toUpperCase()} `, password: wrong },
      address: `${attackers}.1`,
    });
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get("Retry-After"));
    expect(Math.ceil(seconds / 60)).toBe(minutes);
    clock.advance(seconds * 1_000);
    expect(await guess(1)).toEqual([401]);
  }
  clock.advance(15 * minute);
  expect((await logIn(`${attackers}.1`)).status).toBe(200);
  expect(await guess(10)).toEqual(Array(10).fill(401));
});

test("a day without tries is a new start", async () => {
  const { db } = await createTestApp();
  let time = 0;
  const failures = createFailedSignIns(
    { db, now: () => new Date(time) },
    { name: "password", free: 10 },
  );
  const guess = () => failures.attempt("somebody", async () => false);
  for (let index = 0; index < 10; index += 1) expect(await guess()).toBe(false);
  await expect(guess()).rejects.toMatchObject({ extra: { headers: { "Retry-After": "60" } } });
  time += 24 * 60 * minute + 1;
  expect(await guess()).toBe(false);
});

test("processes count together, and forget after a day", async () => {
  const { db, services, clock } = await createTestApp();
  const open = () => createFailedSignIns({ db, now: clock.now }, { name: "password", free: 10 });
  const processes = [open(), open()];
  for (let index = 0; index < 10; index += 1)
    await processes[index % 2]!.attempt("somebody", async () => false);
  for (const { attempt } of processes)
    await expect(attempt("somebody", async () => true)).rejects.toMatchObject({
      extra: { headers: { "Retry-After": "60" } },
    });
  expect(await services.removeFailures()).toEqual({ removed: 0 });
  clock.advance(24 * 60 * minute + 1);
  expect(await services.removeFailures()).toEqual({ removed: 1 });
});

test("a known device gets in while others guess from the same network", async () => {
  const { guess, logIn } = await open();
  const { headers } = await logIn(`${attackers}.1`);
  expect(headers.get("Set-Cookie")).toMatch(/HttpOnly; SameSite=Strict/);
  await guess(11);
  expect((await logIn(`${attackers}.1`)).status).toBe(429);
  expect((await logIn(`${attackers}.1`, testPassword, markIn(headers))).status).toBe(200);
});

test("a known device guesses no more often than anybody else", async () => {
  const { guess, logIn } = await open();
  const { headers } = await logIn(elsewhere);
  expect(await guess(11, markIn(headers))).toEqual([...Array(10).fill(401), 429]);
});

test("a new password makes every device but its own unknown", async () => {
  const { guess, logIn, changePassword } = await open();
  const before = markIn((await logIn(elsewhere)).headers);
  const changed = await changePassword(testPassword, "another long password");
  await guess(11);
  const known = [before, markIn(changed.headers)];
  const statuses = known.map(async (mark) => {
    return (await logIn(`${attackers}.1`, "another long password", mark)).status;
  });
  expect(await Promise.all(statuses)).toEqual([429, 200]);
});

test("neither another's device nor a session's token is a known device", async () => {
  const { guess, logIn, signInAs, send, token } = await open();
  const { user: other } = await signInAs("user");
  const { headers } = await send("POST /api/ibirwa-clients/login", {
    json: { email: other.email, password: testPassword },
    address: elsewhere,
  });
  await guess(11);
  for (const cookie of [markIn(headers), `device=${token}`, "device=forged.forged.forged"])
    expect((await logIn(`${attackers}.1`, testPassword, cookie)).status).toBe(429);
});

test("a device's mark is no token", async () => {
  const { logIn, send } = await open();
  const mark = markIn((await logIn(elsewhere)).headers).replace("device=", "");
  expect((await send("GET /api/ibirwa-clients/me", { token: mark })).status).toBe(401);
});

test("a token holder cannot guess the account's password", async () => {
  const { changePassword } = await open();
  for (let index = 0; index < 10; index += 1)
    expect((await changePassword(wrong, "another long password")).status).toBe(400);
  expect((await changePassword(testPassword, "another long password")).status).toBe(429);
});

test("a burst of sign-ins is queued or rejected, and the owner's device is served", async () => {
  // On a server they come one by one: each waits for its turn to be looked up.
  const { logIn, send } = await open({ database: "file" });
  const mark = markIn((await logIn(elsewhere)).headers);
  const crowd = Array.from({ length: 60 }, (_, index) =>
    send("POST /api/ibirwa-clients/login", {
      json: { email: `nobody${index}@example.test`, password: wrong },
      address: nextAddress(),
    }),
  );
  const owner = logIn(elsewhere, testPassword, mark);
  const answers = await Promise.all(crowd);
  const busy = answers.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThanOrEqual(60 - 22);
  expect(busy[0]?.headers.get("Retry-After")).toBe("5");
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(60 - busy.length);
  expect((await owner).status).toBe(200);
});

test("hashes nothing for a disconnected client and runs at most two hashes at once", async () => {
  const stored = await hashPassword(testPassword);
  const leaving = new AbortController();
  const waiting = Array.from({ length: 20 }, () =>
    isPassword(testPassword, stored, { signal: leaving.signal }).catch(
      (error: Error) => error.message,
    ),
  );
  // Node's server gives no error as its reason.
  leaving.abort("Client connection prematurely closed.");
  expect(await isPassword(testPassword, stored)).toBe(true);
  const settled = await Promise.all(waiting);
  // The two that ran already ran to their end.
  expect(settled.filter((answer) => answer === true)).toHaveLength(2);
  expect(new Set(settled.slice(2))).toEqual(
    new Set(["This took too long to arrive. Please try again."]),
  );
});

test("an address signs in 50 times in 15 minutes, whatever the accounts and the marks that it collects", async () => {
  const { send, signInAs, clock } = await createTestApp({ trustedProxies: 1 });
  const { user } = await signInAs("user");
  const logIn = (email: string, password: string, cookie = "") =>
    send("POST /api/ibirwa-clients/login", {
      json: { email, password },
      address: elsewhere,
      headers: { Cookie: cookie },
    });
  const statuses: number[] = [];
  let mark = "";
  for (let index = 0; index < 25; index += 1) {
    const { status, headers } = await logIn(user.email, testPassword);
    mark = markIn(headers);
    statuses.push(status, (await logIn(`nobody${index}@example.test`, wrong, mark)).status);
  }
  expect(new Set(statuses)).toEqual(new Set([200, 401]));
  expect((await logIn("nobody@example.test", wrong, mark)).status).toBe(429);
  const known: number[] = [];
  for (let index = 0; index < 51; index += 1)
    known.push((await logIn(user.email, testPassword, mark)).status);
  expect(known).toEqual([...Array(50).fill(200), 429]);
  clock.advance(15 * minute);
  expect((await logIn("nobody@example.test", wrong)).status).toBe(401);
}, 60_000);

test("a password set on the server works at once despite earlier guesses", async () => {
  const { guess, logIn, services, user } = await open();
  await guess(11);
  const passwordHash = await hashPassword("another long password");
  await services.users.setPrintedPassword(user._id, passwordHash);
  expect((await logIn(`${attackers}.1`, "another long password")).status).toBe(200);
});

test("sign-ins from one address count together in all processes, and a restart forgets none", async () => {
  const { logIn, openProcess, clock, user } = await open();
  const first = openProcess();
  const json = { email: user.email, password: testPassword };
  const logInAt = ({ send }: typeof first) =>
    send("POST /api/ibirwa-clients/login", { json, address: elsewhere });
  for (let count = 0; count < 25; count += 1) {
    expect((await logIn(elsewhere)).status).toBe(200);
    expect((await logInAt(first)).status).toBe(200);
  }
  clock.advance(5 * minute);
  const restarted = openProcess();
  const refused = await logInAt(restarted);
  expect(refused.status).toBe(429);
  expect(Math.ceil(Number(refused.headers.get("Retry-After")) / 60)).toBe(10);
  expect((await logIn(`${attackers}.1`)).status).toBe(200);
  clock.advance(10 * minute);
  expect((await logInAt(restarted)).status).toBe(200);
}, 60_000);
