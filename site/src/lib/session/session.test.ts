import { afterEach, expect, test } from "vitest";
import { silentApi, startApi } from "../../testing/start-api.ts";
import { endSession } from "./end-session.ts";
import { readSession, storeSession } from "./session.ts";

const session = { token: "a.b.c", user: { role: "user" } };

afterEach(() => localStorage.clear());

test("a kept session is found again", () => {
  storeSession(session);
  expect(readSession()).toEqual(session);
});

test("half a session, or a spoilt one, is none", () => {
  expect(readSession()).toBeUndefined();
  localStorage.setItem("user", JSON.stringify(session.user));
  expect(readSession()).toBeUndefined();
  localStorage.setItem("token", "a.b.c");
  localStorage.setItem("user", "{");
  expect(readSession()).toBeUndefined();
  localStorage.setItem("user", "null");
  expect(readSession()).toBeUndefined();
});

test("signing out clears both storages and tells the server", async () => {
  await using api = await startApi({ status: 200, body: { message: "Bye.", isStored: true } });
  storeSession(session);
  sessionStorage.setItem("draft", "x");
  expect(await endSession(api.url)).toBe("forGood");
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(api.calls).toMatchObject([{ method: "POST", path: "/api/ibirwa-clients/logout" }]);
});

test("signing out works while the server is away, and is known to be unconfirmed", async () => {
  storeSession(session);
  const ending = endSession(silentApi);
  expect(readSession()).toBeUndefined();
  expect(await ending).toBe("unconfirmed");
});

test("a failure of the server confirms nothing; a session that it no longer knows has ended", async () => {
  await using api = await startApi({ status: 500, body: {} }, { status: 401, body: {} });
  storeSession(session);
  expect(await endSession(api.url)).toBe("unconfirmed");
  storeSession(session);
  expect(await endSession(api.url)).toBe("forGood");
});

test("an end that holds until the server is restarted is known as one", async () => {
  await using api = await startApi({ status: 200, body: { message: "Bye.", isStored: false } });
  storeSession(session);
  expect(await endSession(api.url)).toBe("untilRestart");
});
