import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { type BuildEvent, buildEvent } from "shared/publishing/webhooks";
import { Webhook } from "standardwebhooks";
import { expect, onTestFinished, test, vi } from "vitest";
import { createBuilderApp } from "./app.ts";
import type { BuildRequest } from "./release-builder.ts";
import { createBuildReporter } from "./report-build.ts";

const secret = "whsec_dGVzdCBzZWNyZXQgb2YgYXQgbGVhc3QgMjQgYnl0ZXM=";
const [one, two, three, four] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const patience = { timeout: 10_000, interval: 5 };

const listenOn = (app: Hono) =>
  new Promise<string>((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}/`),
    );
    onTestFinished(() => void server.close());
  });

const sign = (
  body: string,
  { id = randomUUID() as string, at = new Date(), key = secret } = {},
) => ({
  "webhook-id": id,
  "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
  "webhook-signature": new Webhook(key).sign(id, at, body),
});

const requestOf = (buildId: string, revision = 1) =>
  JSON.stringify({
    type: "site.rebuild",
    timestamp: new Date().toISOString(),
    data: { buildId, revision, reason: "Changed a tour" },
  });

type Taken = { id: string; data: BuildEvent["data"] };

/** The API's side: takes reports that are signed, after refusing the first `refusals`. */
const openCallback = async (refusals = 0) => {
  const taken: Taken[] = [];
  const ids: string[] = [];
  const app = new Hono().post("/", async (c) => {
    const body = await c.req.text();
    new Webhook(secret).verify(body, c.req.header());
    const id = c.req.header("webhook-id") ?? "";
    ids.push(id);
    if (ids.length <= refusals) return c.body(null, 503);
    taken.push({ id, data: buildEvent.parse(JSON.parse(body)).data });
    return c.body(null, 204);
  });
  return { url: await listenOn(app), taken, ids };
};

/** The builder on loopback. Each build ends when the test says how. */
const openBuilder = async () => {
  const callback = await openCallback();
  const builds: (BuildRequest & { end: PromiseWithResolvers<number> })[] = [];
  const build = (request: BuildRequest) => {
    const end = Promise.withResolvers<number>();
    builds.push({ ...request, end });
    return end.promise;
  };
  const report = createBuildReporter(callback.url, secret);
  const busy: boolean[] = [];
  const onBusyChange = (isBusy: boolean) => busy.push(isBusy);
  const url = await listenOn(createBuilderApp({ secrets: secret, build, report, onBusyChange }));
  const post = async (body: string, headers: Record<string, string> = sign(body)) =>
    (await fetch(url, { method: "POST", body, headers })).status;
  const until = <T>(check: () => T) => vi.waitFor(check, patience);
  return {
    url,
    builds,
    busy,
    post,
    ask: (buildId: string, revision?: number) => post(requestOf(buildId, revision)),
    untilBuilds: (count: number) => until(() => expect(builds).toHaveLength(count)),
    /** Waits for the given number of reports and returns them. */
    reports: (count: number) =>
      until(() => {
        expect(callback.taken).toHaveLength(count);
        return callback.taken.map(({ data }) => data);
      }),
  };
};

test("a request is refused unless the API signed these very bytes", async () => {
  const { post, builds } = await openBuilder();
  const body = requestOf(one);
  const good = sign(body);
  const old = new Date(Date.now() - 6 * 60_000);
  const key = `whsec_${"b".repeat(44)}`;
  expect(await post(body, {})).toBe(401);
  expect(await post(`${body} `, good)).toBe(401);
  expect(await post(requestOf(two), good)).toBe(401);
  expect(await post(body, { ...good, "webhook-id": "other" })).toBe(401);
  expect(await post(body, { ...good, "webhook-signature": "v1,AAAA" })).toBe(401);
  expect(await post(body, sign(body, { at: old }))).toBe(401);
  expect(await post(body, sign(body, { key }))).toBe(401);
  expect(builds).toEqual([]);
});

test.each([
  ["nothing", ""],
  ["no object", "null"],
  ["another event", requestOf(one).replace("site.rebuild", "site.build")],
  ["no id", requestOf(one).replace("buildId", "build")],
  ["an id that is a path", requestOf(one).replace(one, "../../one")],
  ["no number", requestOf(one).replace('"revision":1', '"revision":"1"')],
])("a signed request that says %s is a 400", async (_what, body) => {
  const { post, builds } = await openBuilder();
  expect(await post(body)).toBe(400);
  expect(builds).toEqual([]);
});

test("a signed request that is no JSON is refused, not a failure", async () => {
  const { post, builds } = await openBuilder();
  expect(await post("{")).toBe(401);
  expect(builds).toEqual([]);
});

test("a request that is far too long is refused", async () => {
  const { post } = await openBuilder();
  expect(await post(JSON.stringify("x".repeat(70_000)))).toBe(413);
});

test("a request is answered at once, and what became of it is reported when it is done", async () => {
  const { ask, builds, untilBuilds, reports } = await openBuilder();
  expect(await ask(one, 3)).toBe(202);
  await untilBuilds(1);
  expect(builds).toMatchObject([{ buildId: one, revision: 3 }]);
  expect(await reports(1)).toEqual([{ buildId: one, revision: 3, status: "building" }]);
  builds[0]!.end.resolve(5);
  expect((await reports(2))[1]).toEqual({ buildId: one, revision: 5, status: "ready" });
});

test("a build that fails is reported with its reason, and the next one is made", async () => {
  const { ask, builds, untilBuilds, reports } = await openBuilder();
  await ask(one, 3);
  await untilBuilds(1);
  builds[0]!.end.reject(new Error("The content could not be read."));
  expect((await reports(2))[1]).toEqual({
    buildId: one,
    revision: 3,
    status: "failed",
    message: "The content could not be read.",
  });
  await ask(two, 4);
  await untilBuilds(2);
  builds[1]!.end.resolve(4);
  expect((await reports(4))[3]).toEqual({ buildId: two, revision: 4, status: "ready" });
});

test("a build that finds the disk full is reported in words that a person understands", async () => {
  const { ask, builds, untilBuilds, reports } = await openBuilder();
  await ask(one);
  await untilBuilds(1);
  builds[0]!.end.reject(await writeFile("/dev/full", "x").catch((error: unknown) => error));
  expect((await reports(2))[1]).toMatchObject({
    status: "failed",
    message: "There is no room left on the disk for a release.",
  });
});

test("a request that comes again is answered and not built again", async () => {
  const { post, builds, untilBuilds, reports } = await openBuilder();
  const body = requestOf(one);
  const headers = sign(body);
  expect(await post(body, headers)).toBe(202);
  await untilBuilds(1);
  builds[0]!.end.resolve(1);
  await reports(2);
  expect(await post(body, headers)).toBe(202);
  expect(await post(requestOf(two))).toBe(202);
  await untilBuilds(2);
  expect(builds.map(({ buildId }) => buildId)).toEqual([one, two]);
  builds[1]!.end.resolve(1);
});

test("reports when it starts working and when it is idle", async () => {
  const { ask, builds, busy, untilBuilds, reports } = await openBuilder();
  await ask(one, 1);
  await untilBuilds(1);
  await ask(two, 2);
  builds[0]!.end.resolve(1);
  await untilBuilds(2);
  expect(busy).toEqual([true]);
  builds[1]!.end.reject(new Error("The content could not be read."));
  await reports(4);
  await vi.waitFor(() => expect(busy).toEqual([true, false]), patience);
});

test("one build is made at a time, and next the newest of those that wait", async () => {
  const { ask, builds, untilBuilds, reports } = await openBuilder();
  await ask(one, 1);
  await untilBuilds(1);
  for (const [buildId, revision] of [
    [two, 2],
    [three, 3],
    [four, 4],
  ] as const) {
    expect(await ask(buildId, revision)).toBe(202);
  }
  await pause(30);
  expect(builds).toHaveLength(1);
  builds[0]!.end.resolve(1);
  await untilBuilds(2);
  builds[1]!.end.resolve(4);
  const all = await reports(4);
  expect(all.map(({ buildId, status }) => `${buildId} ${status}`)).toEqual([
    `${one} building`,
    `${one} ready`,
    `${four} building`,
    `${four} ready`,
  ]);
  expect(builds).toHaveLength(2);
});

test("a report that the API does not take at first is sent again as the same message", async () => {
  const { url, taken, ids } = await openCallback(2);
  const report = createBuildReporter(url, secret);
  await report({ buildId: one, revision: 1, status: "ready" });
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
  expect(taken).toHaveLength(1);
  await report({ buildId: one, revision: 1, status: "ready" });
  expect(new Set(ids).size).toBe(2);
});
