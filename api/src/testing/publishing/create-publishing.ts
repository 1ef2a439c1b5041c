import { join } from "node:path";
import { Hono } from "hono";
import type { HeldBackRecord } from "shared/publishing/builds";
import type { BuildEvent, RebuildEvent } from "shared/publishing/webhooks";
import { onTestFinished, vi } from "vitest";
import type { AppEnv } from "#http/context.ts";
import { createLog } from "#platform/log.ts";
import { createBuildQueue } from "#publishing/builds/build-queue.ts";
import { createHosting } from "#publishing/hosting/hosting.ts";
import { createReleases } from "#publishing/hosting/releases.ts";
import { type BuilderClient, createBuilderClient } from "../../publishing/builder-client.ts";
import { createContentWriter } from "../../publishing/content-writer.ts";
import { createPublisher, type Publisher } from "../../publishing/publisher.ts";
import { verifyWebhook } from "../../publishing/webhook.ts";
import { createTestApp, testSecrets } from "../app/create-test-app.ts";
import { listen } from "../listen.ts";
import { writeRelease } from "./releases.ts";

/** A request that reached the builder. */
export type Asked = RebuildEvent["data"] & { webhookId: string };
type Report = Omit<BuildEvent["data"], "buildId"> & { buildId?: string };
/** The builder's response to a request: a status and a later report. */
export type Answer = { status?: number; report?: Report } | undefined;

const log = createLog("silent");
const waitOptions = { timeout: 10_000, interval: 5 };
/** The first port is nobody's. */
const nobody = "http://127.0.0.1:1/";

/**
 * Publishing over a real database, real releases and a real public address, all on loopback. The
 * builder is a stub: it makes and reports a release at once, unless `answer` says otherwise.
 */
export const createPublishing = async () => {
  const { db, clock, folder, services } = await createTestApp();
  const releasesFolder = join(folder, "releases");
  const releases = createReleases(releasesFolder, log);
  await releases.restore();
  const buildQueue = createBuildQueue({ db, now: clock.now });
  const asked: Asked[] = [];
  const running: { publisher: Publisher; client: BuilderClient }[] = [];
  const state = {
    isPublic: true,
    /** Resolves once the builder takes requests. */
    opening: Promise.resolve(),
    picturesComplete: true,
    /** True for the builder beside the API, which reports. */
    isOwn: true,
    /** Makes the builder's address refuse requests. */
    isDown: false,
    allowPrivate: true,
    headers: {} as Record<string, string>,
    answer: (_request: Asked): Answer | Promise<Answer> => ({}),
  };

  const release = (
    buildId: string,
    revision: number,
    files?: Record<string, string>,
    heldBack?: HeldBackRecord[],
  ) => {
    const builtAt = clock.now().toISOString();
    const info = { buildId, revision, builtAt, ...(heldBack && { heldBack }) };
    return writeRelease(releasesFolder, info, files);
  };

  const report = (data: BuildEvent["data"]) => running.at(-1)?.client.report(data);

  const work = async (request: Asked) => {
    const answer = await state.answer(request);
    const status = answer?.status ?? 202;
    if (!answer || status >= 300) return status;
    if (!answer.report) await release(request.buildId, request.revision);
    const { buildId, revision } = request;
    report({ buildId, revision, status: "ready", ...answer.report });
    return status;
  };

  const builder = await listen({
    app: new Hono<AppEnv>().post("/", async (c) => {
      const body = await c.req.text();
      const webhookId = verifyWebhook(testSecrets.webhook, body, (name) => c.req.header(name));
      const { data } = JSON.parse(body) as RebuildEvent;
      asked.push({ ...data, webhookId });
      return c.body(null, (await work({ ...data, webhookId })) as 200, state.headers);
    }),
  });

  const hosting = createHosting({
    releases,
    adminFiles: () => new Map(),
    storage: { get: async () => undefined },
    publicUrl: "http://public.test",
  });
  const { url: publicUrl } = await listen({
    app: new Hono<AppEnv>().get("*", (c) => (state.isPublic ? hosting(c) : c.text("Away", 503))),
  });

  /** A publisher as it runs after a start of the product. */
  const start = async ({ looks = 1_000, firstRetryDelay = 10_000 } = {}) => {
    const client = createBuilderClient({
      openReceiver: async () => {
        await state.opening;
        return {
          url: state.isDown ? nobody : `${builder.url}/`,
          allowPrivate: state.allowPrivate,
        };
      },
      isLocal: () => state.isOwn,
      secrets: testSecrets.webhook,
      publicUrl,
      now: clock.now,
      pollDelays: Array.from({ length: looks }, () => 5),
    });
    const publisher = createPublisher({
      buildQueue,
      releases,
      picturesComplete: async () => state.picturesComplete,
      builder: client,
      publicUrl,
      verifyDelays: Array.from({ length: looks }, () => 5),
      firstDelay: 5,
      firstRetryDelay,
      log,
      now: clock.now,
    });
    onTestFinished(publisher.stop);
    running.push({ publisher, client });
    await publisher.start();
    return { ...publisher, onBuilderExit: client.onBuilderExit };
  };

  const write = createContentWriter({ db, now: clock.now }, () =>
    running.at(-1)?.publisher.notify(),
  );
  const save = async () => {
    await write("Changed a tour", async () => {});
    const { builds } = await services.builds.list();
    return builds[0]!;
  };
  /** Waits until the build has this status. */
  const until = (id: string, status: string) =>
    vi.waitFor(async () => {
      const row = await buildQueue.find(id);
      if (row.status !== status) throw new Error(`${row.status}: ${row.message}`);
      return row;
    }, waitOptions);
  const quiet = () => {
    clock.advance(600);
    running.at(-1)?.publisher.notify();
  };

  return {
    clock,
    buildQueue,
    releases,
    publicUrl,
    asked,
    state,
    release,
    report,
    start,
    /** An admin's save: built at once after a quiet time, else its build waits for further ones. */
    save,
    /** A save after a quiet time, which is live; the next one within half a second waits for further ones. */
    saveFirst: async () => until((await save())._id, "live"),
    /** Half a second without another save. */
    quiet,
    saveAndWait: async () => {
      const build = await save();
      quiet();
      return build;
    },
    find: (id: string) => buildQueue.find(id),
    until,
    /** Waits until the builder has received this many requests. */
    untilAsked: (times: number) =>
      vi.waitFor(() => {
        if (asked.length < times) throw new Error(`asked ${asked.length} times`);
        return asked[times - 1]!;
      }, waitOptions),
    /** Reads the release that a visitor's browser gets. */
    seen: async () => {
      const response = await fetch(`${publicUrl}/_release.json`);
      return response.ok ? ((await response.json()) as { buildId: string }).buildId : undefined;
    },
  };
};
