import { afterEach, expect, test } from "vitest";
import { silentApi, startApi } from "../../testing/start-api.ts";
import { endSession } from "./end-session.ts";
import { readSession, storeSession } from "./session.ts";

const session = { token: "a.b.c", user: { role: "user" } };

afterEach(() => localStorage.clear());

test("reads a stored session", () => {
  storeSession(session);
  expect(readSession()).toEqual(session);
});

test("ignores an incomplete or malformed session", () => {
  expect(readSession()).toBeUndefined();
  localStorage.setItem("user", JSON.stringify(session.user));
  expect(readSession()).toBeUndefined();
  localStorage.setItem("token", "a.b.c");
  localStorage.setItem("user", "{");
  expect(readSession()).toBeUndefined();
  localStorage.setItem("user", "null");
  expect(readSession()).toBeUndefined();
});

test("clears both storages and calls the server when signing out", async () => {
  await using api = await startApi({ status: 200, body: { message: "Bye.", isStored: true } });
  storeSession(session);
  sessionStorage.setItem("draft", "x");
  expect(await endSession(api.url)).toBe("forGood");
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(api.calls).toMatchObject([{ method: "POST", path: "/api/ibirwa-clients/logout" }]);
});

test("signs out without the server and returns that it is unconfirmed", async () => {
  storeSession(session);
  const ending = endSession(silentApi);
  expect(readSession()).toBeUndefined();
  expect(await ending).toBe("unconfirmed");
});

test("treats a server error as unconfirmed and an unknown session as ended", async () => {
  await using api = await startApi({ status: 500, body: {} }, { status: 401, body: {} });
  storeSession(session);
  expect(await endSession(api.url)).toBe("unconfirmed");
  storeSession(session);
  expect(await endSession(api.url)).toBe("forGood");
});

test("recognises a sign-out that lasts until a restart", async () => {
  await using api = await startApi({ status: 200, body: { message: "Bye.", isStored: false } });
  storeSession(session);
  expect(await endSession(api.url)).toBe("untilRestart");
});
