import type { Build } from "shared/publishing/builds";
import { expect, test, vi } from "vitest";
import { builds } from "#tables/builds.ts";
import { createTestApp, testSecrets } from "#testing/app/create-test-app.ts";
import { addSampleRows, keepRelease } from "#testing/app/sample-rows.ts";
import { buildReport, signedBody, signedReport } from "#testing/publishing/webhook.ts";
import { createBuildQueue } from "./build-queue.ts";
import { createBuildsService } from "./builds.service.ts";

const callback = "POST /api/builds/callback";
const minute = 60_000;

const openBuilds = async () => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  const post = async (path: string) => {
    const { status, body } = await testApp.send(`POST /api/builds${path}`, { token });
    return { status, body, build: (body as { build: Build }).build };
  };
  return {
    ...testApp,
    token,
    post,
    list: async () => (await testApp.services.builds.list()).builds,
  };
};

test("an admin publishes without having changed anything, again and again", async () => {
  const { post, list } = await openBuilds();
  const first = await post("");
  expect(first).toMatchObject({
    status: 202,
    build: { revision: 0, status: "waiting", startedAt: null, finishedAt: null, liveAt: null },
  });
  const second = await post("");
  const statuses = new Map((await list()).map(({ _id, status }) => [_id, status]));
  expect(statuses).toEqual(
    new Map([
      [second.build._id, "waiting"],
      [first.build._id, "superseded"],
    ]),
  );
});

test("before the first release nothing is live", async () => {
  const { send, token } = await openBuilds();
  expect((await send("GET /api/builds", { token })).body).toEqual({ builds: [], live: null });
});

test("a release that is kept can be made live again", async () => {
  const testApp = await openBuilds();
  const { build: old } = await testApp.post("");
  await keepRelease(testApp, old._id);
  const { status, build } = await testApp.post(`/${old._id}/rollback`);
  expect(status).toBe(202);
  expect(build).toMatchObject({ status: "waiting", revision: old.revision, kept: true });
  expect(build._id).not.toBe(old._id);
  const again = await testApp.post(`/${build._id}/rollback`);
  expect(again.status).toBe(202);
});

test("detects a release that differs from the last live one, so that it is rebuilt", async () => {
  const { post, db, services } = await openBuilds();
  const live = () => db.write((tx) => tx.update(builds).set({ status: "live" }));
  const { build: old } = await post("");
  expect(await services.builds.isNewest(old._id)).toBe(true);
  await live();
  const { build: newest } = await post("");
  await live();
  expect(await services.builds.isNewest(old._id)).toBe(false);
  expect(await services.builds.isNewest(newest._id)).toBe(true);
});

test("lists the kept releases in the history", async () => {
  const testApp = await openBuilds();
  const { build: old } = await testApp.post("");
  const { build: other } = await testApp.post("");
  expect((await testApp.list()).map(({ kept }) => kept)).toEqual([false, false]);
  await keepRelease(testApp, old._id);
  const { build: again } = await testApp.post(`/${old._id}/rollback`);
  const keptIds = (await testApp.list()).filter((build) => build.kept).map(({ _id }) => _id);
  expect(keptIds.toSorted()).toEqual([old._id, again._id].toSorted());
  const path = (id: string) => `GET /api/builds/${id}`;
  const { send, token } = testApp;
  expect((await send(path(old._id), { token })).body).toMatchObject({ build: { kept: true } });
  expect((await send(path(other._id), { token })).body).toMatchObject({ build: { kept: false } });
});

test("a list of builds reads once which releases are kept", async () => {
  const { post, db, clock, services } = await openBuilds();
  for (let time = 0; time < 3; time += 1) await post("");
  const read = vi.fn(async () => ({ current: undefined, isKept: () => true }));
  const { list } = createBuildsService({
    buildQueue: createBuildQueue({ db, now: clock.now }),
    publisher: services.publisher,
    builder: services.builder,
    releases: { read },
    secrets: testSecrets.webhook,
  });
  expect((await list()).builds.map(({ kept }) => kept)).toEqual([true, true, true]);
  expect(read).toHaveBeenCalledOnce();
});

test("a release that is no longer kept cannot, and nothing waits because of it", async () => {
  const { post, list } = await openBuilds();
  const { build: old } = await post("");
  expect(await post(`/${old._id}/rollback`)).toMatchObject({
    status: 409,
    body: { code: "conflict" },
  });
  expect(await list()).toEqual([old]);
});

test("the builder's report is taken once, and its repeat changes nothing", async () => {
  const { send, post, services } = await openBuilds();
  const { build } = await post("");
  const taken = vi.spyOn(services.builder, "report");
  const event = buildReport(build._id, { status: "failed", message: "No" });
  const report = signedReport(event);
  for (let time = 0; time < 3; time += 1) {
    expect(await send(callback, report)).toMatchObject({ status: 204, text: "" });
  }
  expect(taken.mock.calls).toEqual([[event.data]]);
  expect((await send(callback, signedReport(event))).status).toBe(204);
  expect(taken).toHaveBeenCalledTimes(2);
});

test("a report on a build that is unknown is a 404", async () => {
  const { send } = await openBuilds();
  for (const id of ["nothing", "", "../../x"]) {
    const answer = await send(callback, signedReport(buildReport(id)));
    expect(answer).toMatchObject({ status: 404, body: { message: "Version not found" } });
  }
});

test("a report is refused unless the builder signed these very bytes", async () => {
  const { send, post } = await openBuilds();
  const { build } = await post("");
  const good = signedReport(buildReport(build._id));
  const headers = good.headers!;
  const { "webhook-signature": signature, ...unsigned } = headers;
  const { "webhook-id": _id, ...nameless } = headers;
  const { "webhook-timestamp": _at, ...timeless } = headers;
  const otherSecret = "whsec_b3RoZXIgc2VjcmV0IG9mIGF0IGxlYXN0IDI0IGJ5dGVz";
  const bad = [
    { json: buildReport(build._id) },
    { ...good, headers: unsigned },
    { ...good, headers: nameless },
    { ...good, headers: timeless },
    { ...good, body: `${good.body} ` },
    { ...good, headers: { ...headers, "webhook-id": "another" } },
    {
      ...good,
      headers: { ...headers, "webhook-timestamp": String(Math.floor(Date.now() / 1_000) + 1) },
    },
    { ...good, headers: { ...headers, "webhook-timestamp": "soon" } },
    { ...good, headers: { ...headers, "webhook-signature": signature!.replace("v1,", "v1a,") } },
    { ...good, headers: { ...headers, "webhook-signature": "v1," } },
    { ...good, headers: { ...headers, "webhook-signature": "v1" } },
    { ...good, headers: { ...headers, "webhook-signature": "" } },
    signedReport(buildReport(build._id), { secret: otherSecret }),
    signedReport(buildReport(build._id), { at: new Date(Date.now() - 6 * minute) }),
    signedReport(buildReport(build._id), { at: new Date(Date.now() + 6 * minute) }),
  ];
  for (const [index, sent] of bad.entries()) {
    const { status, body } = await send(callback, sent);
    expect({ index, status, body }).toMatchObject({
      index,
      status: 401,
      body: { code: "unauthenticated" },
    });
  }
});

test("a report of four minutes ago, or signed with an older secret too, is taken", async () => {
  const { send, post } = await openBuilds();
  const { build } = await post("");
  const late = signedReport(buildReport(build._id), { at: new Date(Date.now() - 4 * minute) });
  expect((await send(callback, late)).status).toBe(204);
  const good = signedReport(buildReport(build._id));
  const both = `v1,b2xk ${good.headers!["webhook-signature"]}`;
  const rotated = { ...good, headers: { ...good.headers, "webhook-signature": both } };
  expect((await send(callback, rotated)).status).toBe(204);
});

test("a signed body that is no report is a 400, not a failure", async () => {
  const { send, post } = await openBuilds();
  const { build } = await post("");
  const wrong = { ...buildReport(build._id), type: "site.rebuild" };
  const bodies = [
    "",
    "null",
    "[]",
    "{}",
    "{",
    "no JSON",
    JSON.stringify(wrong),
    JSON.stringify(buildReport(build._id, { status: "live" })),
  ];
  for (const body of bodies) {
    const answer = await send(callback, signedBody(body));
    expect({ body, status: answer.status }).toEqual({ body, status: 400 });
  }
});

test("an oversized report is refused", async () => {
  const { send } = await openBuilds();
  const answer = await send(callback, signedBody(`"${"x".repeat(70_000)}"`));
  expect(answer).toMatchObject({ status: 413, body: { code: "too_large" } });
});

test("the history shows the newest 50", async () => {
  const testApp = await openBuilds();
  await addSampleRows(testApp);
  for (let index = 0; index < 55; index += 1) {
    testApp.clock.advance(1_000);
    await testApp.post("");
  }
  const builds = await testApp.list();
  expect(builds).toHaveLength(50);
  const times = builds.map(({ requestedAt }) => requestedAt);
  expect(times).toEqual(times.toSorted().reverse());
  expect(builds.filter(({ status }) => status === "waiting")).toEqual([builds[0]]);
});

test("going back names the build whose release it asks for, also from a row that went back itself", async () => {
  const testApp = await openBuilds();
  const { build: old } = await testApp.post("");
  await keepRelease(testApp, old._id);
  expect(old.releaseOf).toBeNull();
  const { build: back } = await testApp.post(`/${old._id}/rollback`);
  expect(back.releaseOf).toBe(old._id);
  const { build: again } = await testApp.post(`/${back._id}/rollback`);
  expect(again.releaseOf).toBe(old._id);
});
