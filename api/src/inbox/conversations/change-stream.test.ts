import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import type { Database } from "#platform/db/client.ts";
import { createVersionWatch } from "#platform/db/version-watch.ts";
import { createLog } from "#platform/log.ts";
import { sessions } from "#tables/accounts.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { toRequest } from "#testing/app/request.ts";
import { sampleContact } from "#testing/app/samples.ts";
import { createChangeStream } from "./change-stream.ts";

type Follow = () => AsyncIterable<string>;

const collect = (follow: Follow) => {
  const events: string[] = [];
  const ended = (async () => {
    for await (const event of follow()) events.push(event);
  })();
  return { events, ended };
};

async function* readEvents(answer: Response) {
  for await (const text of answer.body!.pipeThrough(new TextDecoderStream()))
    for (const [, name = ""] of text.matchAll(/^event: (\w+)$/gm)) yield name;
}

const patience = { timeout: 5_000 };

const onlySession = async (db: Pick<Database, "read">) =>
  (await db.read.select({ id: sessions.id }).from(sessions))[0]!.id;

test("followers at every process get an event for a guest's message", async () => {
  const { app, services, db, signInAsAdmin } = await createTestApp({ streamMilliseconds: 20_000 });
  const log = createLog("silent");
  const { token } = await signInAsAdmin();
  const sessionId = await onlySession(db);
  const answer = await app.fetch(toRequest("GET /api/conversations/changes", { token }));
  expect(answer.headers.get("Content-Type")).toContain("text/event-stream");
  const begun = ["changed", "beat"];
  const versions = createVersionWatch({ db, log });
  const another = createChangeStream({ versions, sessions: services.sessions, log });
  const here = collect(() => readEvents(answer));
  const elsewhere = collect(() => another.follow(sessionId, new AbortController().signal));
  await expect
    .poll(() => [here.events.toSorted(), elsewhere.events.toSorted()], patience)
    .toEqual([begun.toSorted(), begun.toSorted()]);
  await services.contacts.submit(sampleContact, undefined);
  for (const { events } of [here, elsewhere])
    await expect.poll(() => events.slice(2), patience).toEqual(["changed"]);
  await Promise.all([another.stop(), services.conversationChanges.stop()]);
  await Promise.all([here.ended, elsewhere.ended]);
});

test("followers get an event for a message from before the first database poll", async () => {
  const { services, db, signInAsAdmin } = await createTestApp();
  await signInAsAdmin();
  const sessionId = await onlySession(db);
  const log = createLog("silent");
  const versions = createVersionWatch({ db, log });
  const changes = createChangeStream({ versions, sessions: services.sessions, log });
  vi.spyOn(db.read, "select").mockImplementationOnce(() => {
    throw new Error("database is locked");
  });
  const here = collect(() => changes.follow(sessionId, new AbortController().signal));
  await services.contacts.submit(sampleContact, undefined);
  await expect.poll(() => here.events, patience).toContain("changed");
  await changes.stop();
  await here.ended;
});

test("an event stream ends at its limit, and polling stops without followers", async () => {
  const { app, services, db, signInAsAdmin } = await createTestApp();
  const { token } = await signInAsAdmin();
  const answer = await app.fetch(toRequest("GET /api/conversations/changes", { token }));
  expect(await answer.text()).toContain("event: beat");
  expect(services.conversationChanges.followers()).toBe(0);
  const select = vi.spyOn(db.read, "select");
  await pause(1_200);
  expect(select).not.toHaveBeenCalled();
});

test("closing the event stream removes the follower", async () => {
  const { app, services, signInAsAdmin } = await createTestApp({ streamMilliseconds: 20_000 });
  const { token } = await signInAsAdmin();
  const answer = await app.fetch(toRequest("GET /api/conversations/changes", { token }));
  await expect.poll(() => services.conversationChanges.followers()).toBe(1);
  await answer.body!.cancel();
  await expect.poll(() => services.conversationChanges.followers(), patience).toBe(0);
});

test("a session has five event streams, and another session has its own", async () => {
  const { app, services, signInAsAdmin, signIn } = await createTestApp({
    streamMilliseconds: 20_000,
  });
  const { token, user } = await signInAsAdmin();
  const other = await signIn(user);
  const open = (by: string) =>
    app.fetch(toRequest("GET /api/conversations/changes", { token: by }));
  const answers = [];
  for (let count = 0; count < 5; count += 1) answers.push(await open(token));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const refused = await open(token);
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"]);
  expect((await open(other)).status).toBe(200);
  await answers[0]!.body!.cancel();
  await expect.poll(async () => (await open(token)).status, patience).toBe(200);
  await services.conversationChanges.stop();
});

test("an event stream ends with its session; other streams continue", async () => {
  const { app, services, send, signInAsAdmin } = await createTestApp({
    streamMilliseconds: 20_000,
  });
  const [ended, other] = [await signInAsAdmin(), await signInAsAdmin()];
  const open = async ({ token }: { token: string }) => {
    const answer = await app.fetch(toRequest("GET /api/conversations/changes", { token }));
    return collect(() => readEvents(answer));
  };
  const [first, second] = [await open(ended), await open(other)];
  await expect.poll(() => first.events, patience).toContain("beat");
  expect(services.conversationChanges.followers()).toBe(2);
  expect((await send("POST /api/ibirwa-clients/logout", { token: ended.token })).status).toBe(200);
  await first.ended;
  expect(services.conversationChanges.followers()).toBe(1);
  await services.conversationChanges.stop();
  await second.ended;
});
