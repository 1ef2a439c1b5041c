import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { toRequest } from "#testing/app/request.ts";
import { sampleContact } from "#testing/app/samples.ts";
import { createLog } from "../../../lib/log.ts";
import { createChangeStream } from "./change-stream.ts";

type Follow = () => AsyncIterable<string>;

const collect = (follow: Follow) => {
  const events: string[] = [];
  const ended = (async () => {
    for await (const event of follow()) events.push(event);
  })();
  return { events, ended };
};

async function* eventsOf(answer: Response) {
  for await (const text of answer.body!.pipeThrough(new TextDecoderStream()))
    for (const [, name = ""] of text.matchAll(/^event: (\w+)$/gm)) yield name;
}

const patience = { timeout: 5_000 };

test("whoever follows is told of a guest's message, at every process", async () => {
  const { app, services, db, signInAsAdmin } = await createTestApp({ longestLine: 20_000 });
  const log = createLog("silent");
  const { token } = await signInAsAdmin();
  const answer = await app.fetch(toRequest("GET /api/conversations/changes", { token }));
  expect(answer.headers.get("Content-Type")).toContain("text/event-stream");
  const begun = ["changed", "beat"];
  const another = createChangeStream({ db, log });
  const here = collect(() => eventsOf(answer));
  const elsewhere = collect(() => another.follow(new AbortController().signal));
  await expect.poll(() => [here.events, elsewhere.events], patience).toEqual([begun, begun]);
  await services.contacts.submit(sampleContact, undefined);
  const told = [...begun, "changed"];
  await expect.poll(() => [here.events, elsewhere.events], patience).toEqual([told, told]);
  await Promise.all([another.stop(), services.conversationChanges.stop()]);
  await Promise.all([here.ended, elsewhere.ended]);
});

test("what is written before the database could first be looked at is told as well", async () => {
  const { services, db } = await createTestApp();
  const changes = createChangeStream({ db, log: createLog("silent") });
  vi.spyOn(db.read, "select").mockImplementationOnce(() => {
    throw new Error("database is locked");
  });
  const here = collect(() => changes.follow(new AbortController().signal));
  await services.contacts.submit(sampleContact, undefined);
  await expect.poll(() => here.events, patience).toContain("beat");
  expect(here.events).toContain("changed");
  await changes.stop();
  await here.ended;
});

test("a line ends by itself, and the database is left alone when nobody follows", async () => {
  const { app, services, db, signInAsAdmin } = await createTestApp();
  const { token } = await signInAsAdmin();
  const answer = await app.fetch(toRequest("GET /api/conversations/changes", { token }));
  expect(await answer.text()).toContain("event: beat");
  expect(services.conversationChanges.followers()).toBe(0);
  const select = vi.spyOn(db.read, "select");
  await pause(1_200);
  expect(select).not.toHaveBeenCalled();
});

test("whoever has closed the line follows no more", async () => {
  const { app, services, signInAsAdmin } = await createTestApp({ longestLine: 20_000 });
  const { token } = await signInAsAdmin();
  const answer = await app.fetch(toRequest("GET /api/conversations/changes", { token }));
  await expect.poll(services.conversationChanges.followers).toBe(1);
  await answer.body!.cancel();
  await expect.poll(services.conversationChanges.followers, patience).toBe(0);
});
