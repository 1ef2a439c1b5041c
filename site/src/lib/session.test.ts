// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { silentApi, startApi } from "../testing/start-api.ts";
import { endSession, readSession, storeSession } from "./session.ts";

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
  await using api = await startApi({ status: 200, body: { message: "Signed out." } });
  storeSession(session);
  sessionStorage.setItem("draft", "x");
  await endSession(api.url);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(api.calls).toMatchObject([{ method: "POST", path: "/api/ibirwa-clients/logout" }]);
});

test("signing out works while the server is away", async () => {
  storeSession(session);
  await endSession(silentApi);
  expect(readSession()).toBeUndefined();
});
