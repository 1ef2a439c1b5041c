import { Hono } from "hono";
import { releaseInfoPath } from "shared/publishing/builds";
import { expect, test } from "vitest";
import type { AppEnv } from "#http/context.ts";
import { listen } from "#testing/listen.ts";
import { verifyLive } from "./verify-live.ts";

const toInfo = (buildId: string) =>
  JSON.stringify({ buildId, revision: 1, builtAt: "2026-01-01T00:00:00.000Z", sourceHash: "s" });

/** A public address that answers one text after the other, the last one again and again. */
const openAddress = async (answers: string[]) => {
  const asked: string[] = [];
  const app = new Hono<AppEnv>().get("*", (c) => {
    asked.push(c.req.path);
    return c.body(answers[Math.min(asked.length, answers.length) - 1] ?? "");
  });
  return { ...(await listen({ app })), asked };
};

const see = async (publicUrl: string, buildId: string, pollDelays?: number[]) => {
  const shown = await verifyLive({
    publicUrl,
    buildId,
    signal: new AbortController().signal,
    ...(pollDelays && { pollDelays }),
  });
  return shown !== undefined;
};

test("a release that visitors are served already is seen at the first look", async () => {
  const { url, asked } = await openAddress([toInfo("new")]);
  expect(await see(url, "new")).toBe(true);
  expect(asked).toEqual([releaseInfoPath]);
});

test("a release that visitors get a little later is seen then, and not looked for again", async () => {
  const { url, asked } = await openAddress([toInfo("old"), "<p>Busy</p>", "{}", toInfo("new")]);
  expect(await see(url, "new", [0, 1, 1, 1, 1, 1])).toBe(true);
  expect(asked).toHaveLength(4);
});

test("a release that visitors never get is given up after the last look", async () => {
  const { url, asked } = await openAddress([toInfo("old")]);
  expect(await see(url, "new", [0, 1, 1])).toBe(false);
  expect(asked).toHaveLength(3);
});

test("rejects a malformed receipt with the right build", async () => {
  const { url } = await openAddress(['{"buildId":"new"}']);
  expect(await see(url, "new", [0])).toBe(false);
});

test("an unreachable address does not confirm a release", async () => {
  expect(await see("http://127.0.0.1:9", "new", [0, 1])).toBe(false);
});

test("stops checking when the product stops", async () => {
  const { url, asked } = await openAddress([toInfo("old")]);
  const stopping = new AbortController();
  const seen = verifyLive({
    publicUrl: url,
    buildId: "new",
    signal: stopping.signal,
    pollDelays: [0, 60_000],
  });
  await expect.poll(() => asked.length).toBe(1);
  stopping.abort();
  await expect(seen).rejects.toThrow();
  expect(asked).toHaveLength(1);
});
