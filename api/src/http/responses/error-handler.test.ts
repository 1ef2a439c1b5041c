import { errorBody } from "shared/http/errors";
import { expect, test } from "vitest";
import { createLog } from "#platform/log.ts";
import { createTestApp, testPassword } from "#testing/app/create-test-app.ts";
import { routeTable } from "#testing/app/route-table.ts";
import { sampleContact } from "#testing/app/samples.ts";

const readLines = () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line: string) => lines.push(line) });
  return { lines, log };
};

test("logs an internal error in full and hides it from the client", async () => {
  const { lines, log } = readLines();
  const { send, db } = await createTestApp({ log });
  await db.write((tx) => tx.run("ALTER TABLE reviews RENAME TO reviews_lost"));
  const { status, headers, body } = await send("GET /api/reviews");
  expect(status).toBe(500);
  expect(body).toEqual({ code: "internal", message: "Something went wrong on our side." });
  const logged = lines.find((line) => line.includes("reviews"))!;
  expect(JSON.parse(logged)).toMatchObject({ requestId: headers.get("X-Request-Id") });
  expect(logged).toContain("no such table");
});

test("after a failure of ours the next request works again", async () => {
  const { send, db } = await createTestApp();
  await db.write((tx) => tx.run("ALTER TABLE reviews RENAME TO reviews_lost"));
  expect((await send("GET /api/content")).status).toBe(500);
  await db.write((tx) => tx.run("ALTER TABLE reviews_lost RENAME TO reviews"));
  expect((await send("GET /api/content")).status).toBe(200);
});

test("every refusal has the one shape and a request id", async () => {
  const { send, signInAs } = await createTestApp();
  const { token } = await signInAs("user");
  for (const route of Object.keys(routeTable))
    for (const sent of route.startsWith("GET")
      ? [{}, { token }]
      : [{}, { token, json: [] }, { token, parts: {} }]) {
      const answer = await send(route, { ...sent, headers: { "X-Request-Id": "<script>" } });
      expect(answer.headers.get("X-Request-Id")).toMatch(/^[\w-]{36}$/);
      expect(answer.headers.get("Cache-Control")).toMatch(/no-store|no-cache/);
      expect(answer.status).toBeLessThan(500);
      if (answer.status >= 400) errorBody.strict().parse(answer.body);
    }
});

test("the log contains no passwords, tokens or visitors' texts", async () => {
  const { lines, log } = readLines();
  const { send, signInAs, db } = await createTestApp({ log });
  const { token, user } = await signInAs("user");
  await send("POST /api/ibirwa-clients/login", {
    json: { email: user.email, password: testPassword },
  });
  await send("GET /api/ibirwa-clients/me", { token });
  await send("POST /api/contact", { json: sampleContact });
  await db.write((tx) => tx.run("ALTER TABLE messages RENAME TO messages_lost"));
  expect((await send("POST /api/contact", { json: sampleContact })).status).toBe(500);
  const all = lines.join("");
  expect(all).toContain("/api/contact");
  expect(all).toContain("no such table");
  for (const secret of [testPassword, token, sampleContact.email, "rent kayaks", user.email])
    expect(all).not.toContain(secret);
});

test("logs rejected requests with route, time and status", async () => {
  const { lines, log } = readLines();
  const { send, signInAs } = await createTestApp({ log });
  const { token } = await signInAs("user");
  await send("GET /api/stats", { token: "forged" });
  await send("GET /api/stats", { token });
  for (let index = 0; index < 21; index += 1) await send("POST /api/contact", { json: {} });
  const logged = lines.map((line) => JSON.parse(line));
  const refusal = { event: "request", time: expect.any(Number), requestId: expect.any(String) };
  expect(logged[0]).toMatchObject({ ...refusal, path: "/api/stats", status: 401 });
  expect(logged[1]).toMatchObject({ ...refusal, path: "/api/stats", status: 403 });
  expect(logged[2]).toMatchObject({ ...refusal, method: "POST", status: 400 });
  expect(logged.at(-1)).toMatchObject({ ...refusal, path: "/api/contact", status: 429 });
  expect(Math.abs(Date.now() - logged[0].time)).toBeLessThan(60_000);
});

test("escapes line breaks of clients in the log", async () => {
  const { lines, log } = readLines();
  const { send } = await createTestApp({ log });
  const forged = '%0d%0a{"event":"forged"}%0a%e2%80%a8%1b[31m"';
  await send(`GET /api/${forged}`);
  await send(`GET /api/${decodeURIComponent(forged)}`);
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    const fields = JSON.parse(line);
    expect(fields).toMatchObject({ event: "request", status: 404 });
    expect(line).toBe(`${JSON.stringify(fields)}\n`);
  }
});

test("the id of a request is ours, whatever a client calls it", async () => {
  const { send } = await createTestApp();
  const headers = { "X-Request-Id": "0189a3a0-0000-7000-8000-000000000000" };
  const answer = await send("GET /api/services", { headers });
  expect(answer.headers.get("X-Request-Id")).not.toBe(headers["X-Request-Id"]);
});

test("an answer with a token may not be cached", async () => {
  const { send, signInAs } = await createTestApp();
  const { user } = await signInAs("user");
  const json = { email: user.email, password: testPassword };
  const answer = await send("POST /api/ibirwa-clients/login", { json });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});
