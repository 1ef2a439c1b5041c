import type { Build, ReleaseInfo } from "shared/publishing/builds";
import { buildEvent } from "shared/publishing/webhooks";
import type { Actor } from "#platform/actor.ts";
import { conflict, notFound } from "#platform/errors.ts";
import { parseInput, parseJson } from "#platform/parse-input.ts";
import type { BuilderClient } from "../builder-client.ts";
import type { Publisher } from "../publisher.ts";
import { verifyWebhook } from "../webhook.ts";
import type { BuildQueue } from "./build-queue.ts";
import type { BuildRow } from "./build-requests.ts";

type ReleaseState = {
  current: ReleaseInfo | undefined;
  isKept: (buildId: string) => Promise<boolean> | boolean;
};

type Deps = {
  buildQueue: BuildQueue;
  publisher: Pick<Publisher, "notify">;
  builder: Pick<BuilderClient, "awaited" | "report">;
  releases: { read: () => Promise<ReleaseState> };
  secrets: string;
};

export const createBuildsService = ({
  buildQueue,
  publisher,
  builder,
  releases,
  secrets,
}: Deps) => {
  const getReleaseId = (row: BuildRow) => row.releaseOf ?? row.id;

  const toBuild = async (row: BuildRow, { isKept }: ReleaseState): Promise<Build> => {
    const { id, ...fields } = row;
    return { _id: id, ...fields, kept: await isKept(getReleaseId(row)) };
  };

  const requested = async (row: BuildRow | undefined): Promise<Build> => {
    if (!row) throw notFound("Version");
    publisher.notify();
    return toBuild(row, await releases.read());
  };

  return {
    /** The newest 50 requests, and what is live. */
    list: async () => {
      const state = await releases.read();
      const rows = await buildQueue.recent();
      return {
        builds: await Promise.all(rows.map((row) => toBuild(row, state))),
        live: await buildQueue.live(state.current),
      };
    },

    live: async () => buildQueue.live((await releases.read()).current),

    /** True if no later release was live. */
    isNewest: async (buildId: string) => {
      const newest = await buildQueue.newestLive();
      return newest === undefined || getReleaseId(newest) === buildId;
    },

    get: async (id: string): Promise<Build> =>
      toBuild(await buildQueue.find(id), await releases.read()),

    /** Publishes the content as it is now. */
    publish: async (by: Actor, reason: string): Promise<Build> =>
      requested(await buildQueue.request(by, reason)),

    /** Makes the release of build `id` live again; 409 when its files are no longer kept. */
    rollBack: async (by: Actor, id: string): Promise<Build> => {
      const target = await buildQueue.find(id);
      const { isKept } = await releases.read();
      if (!(await isKept(getReleaseId(target)))) {
        throw conflict("This version is no longer kept.");
      }
      return requested(await buildQueue.requestRollback(by, target));
    },

    /** Takes a signed report; 401 unsigned, 400 malformed, 404 for an unknown build; a repeat changes nothing. */
    receive: async (body: string, header: (name: string) => string | undefined) => {
      const webhookId = verifyWebhook(secrets, body, header);
      const report = parseInput(buildEvent, parseJson(body)).data;
      await buildQueue.find(report.buildId);
      const isAwaited = builder.awaited()?.buildId === report.buildId;
      if (await buildQueue.receive(webhookId, isAwaited ? null : report)) builder.report(report);
    },

    /** Takes reports that reached other processes. */
    takeReports: async () => {
      const awaited = builder.awaited();
      const reports = awaited ? await buildQueue.readReports(awaited) : [];
      for (const report of reports) builder.report(report);
    },
  };
};
export type BuildsService = ReturnType<typeof createBuildsService>;
