import { Hono } from "hono";
import { expect, test } from "vitest";
import { createLog } from "#platform/log.ts";
import type { AppEnv } from "../context.ts";
import { requestLog } from "./request-log.ts";

const startLogged = () => {
  const statuses: number[] = [];
  const paths: string[] = [];
  const write = (line: string) => {
    const { status, path } = JSON.parse(line);
    statuses.push(status);
    paths.push(path);
  };
  const app = new Hono<AppEnv>();
  app.use(requestLog(createLog("info", { write })));
  app.all("/tours", (c) => c.text("tours"));
  app.get("/api/agenda/:secret", (c) => c.text("trips"));
  const sendMany = (path: string, method = "GET", headers = {}) =>
    Promise.all(Array.from({ length: 50 }, () => app.request(path, { method, headers })));
  return { statuses, paths, sendMany };
};

test("logs ten successful public reads a second", async () => {
  const { statuses, sendMany } = startLogged();
  await sendMany("/tours");
  expect(statuses.length).toBeGreaterThanOrEqual(10);
  // The reads may fall into two seconds.
  expect(statuses.length).toBeLessThanOrEqual(20);
});

test("logs every write and every failed read", async () => {
  const { statuses, sendMany } = startLogged();
  await sendMany("/tours");
  statuses.length = 0;
  await sendMany("/tours", "POST");
  await sendMany("/nowhere");
  expect(statuses.filter((status) => status === 200).length).toBe(50);
  expect(statuses.filter((status) => status === 404).length).toBe(50);
});

test("logs every read with a token or a secret address", async () => {
  const { statuses, sendMany } = startLogged();
  await sendMany("/tours", "GET", { Authorization: "Bearer a-token" });
  await sendMany("/api/agenda/a-secret");
  expect(statuses).toHaveLength(100);
});

test("never logs the secret of an address", async () => {
  const { paths, sendMany } = startLogged();
  await sendMany("/api/agenda/a-secret");
  await sendMany("/p/a-secret");
  await sendMany("/p/a-secret/accept", "POST");
  expect(new Set(paths)).toEqual(new Set(["/api/agenda/…", "/p/…"]));
});
