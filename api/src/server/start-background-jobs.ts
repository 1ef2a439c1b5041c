import { buildReasons } from "shared/publishing/builds";
import { product } from "#platform/actor.ts";
import type { Print } from "#platform/print.ts";
import { siteFingerprint } from "./builder/site-environment.ts";
import { sleepWhenIdle } from "./builder/sleep-when-idle.ts";
import { startBuilder } from "./builder/start-builder.ts";
import type { Services } from "./create-services.ts";
import { createSharedJobs } from "./housekeeping-jobs.ts";
import type { Infrastructure } from "./open-infrastructure.ts";
import { ensureDemoContent } from "./seeding/ensure-demo-content.ts";
import { ensureStarterContent } from "./seeding/ensure-starter-content.ts";
import { startHousekeeping } from "./start-housekeeping.ts";

/** Starts the builder beside this process, unless the site is hosted elsewhere. */
const startOwnBuilder = (
  { settings, secrets, log }: Infrastructure,
  services: Services,
  apiOrigin: string,
) =>
  settings.REBUILD_WEBHOOK_URL
    ? undefined
    : startBuilder({
        settings,
        apiOrigin,
        readSourceHash: () => siteFingerprint(settings),
        webhookSecret: secrets.webhook,
        log,
        onLost: services.builder.onBuilderExit,
        onReady: services.publisher.notify,
      });
type OwnBuilder = ReturnType<typeof startOwnBuilder>;

const letBuilderSleep = (
  builder: OwnBuilder,
  { settings, log, now }: Infrastructure,
  { builds, sessions }: Services,
) => {
  const idleMinutes = settings.BUILDER_IDLE_MINUTES;
  if (!builder || idleMinutes === 0) return undefined;
  const { isUnfinished } = builds;
  const { lastAdminUse } = sessions;
  return sleepWhenIdle({ builder, isUnfinished, lastAdminUse, idleMinutes, log, now });
};

/** A site that is served already does not wait for its builder. */
const untilBuilderReady = async (builder: OwnBuilder, { releases, log }: Infrastructure) => {
  try {
    await builder?.ready;
  } catch (error) {
    if (!releases.current()) throw error;
    log.error({ event: "builder.not_started", err: error }, "The builder does not start.");
  }
};

const startLoops = async (
  infrastructure: Infrastructure,
  services: Services,
  builder: OwnBuilder,
) => {
  const { settings, releases, log } = infrastructure;
  const { builds, publisher } = services;
  const sourceHash = await siteFingerprint(settings);
  const current = releases.current();
  const isShown = current?.sourceHash === sourceHash && (await builds.isNewest(current.buildId));
  if (!isShown) await builds.publish(product, buildReasons.siteChanged);
  await releases.record?.();
  await publisher.start();
  services.mailWorker.start();
  await services.backupWork.start();
  services.pushWorker.start();
  services.mailboxWorker.start();
  const jobs = createSharedJobs(services);
  return [startHousekeeping({ jobs, log }), letBuilderSleep(builder, infrastructure, services)];
};

/**
 * Starts the background jobs, which exactly one process runs: first content, pictures, publishing, mails, backups,
 * housekeeping. The builder reaches the API at `apiOrigin`.
 */
export const startBackgroundJobs = (
  infrastructure: Infrastructure,
  services: Services,
  apiOrigin: string,
  print: Print,
) => {
  const { settings, storage } = infrastructure;
  const builder = startOwnBuilder(infrastructure, services, apiOrigin);
  const start = async () => {
    await services.renditions.start();
    await Promise.all([
      ensureStarterContent(services, settings),
      ensureDemoContent(services, storage, settings, print),
      untilBuilderReady(builder, infrastructure),
    ]);
    return startLoops(infrastructure, services, builder);
  };
  const started = start();
  started.catch(() => {});

  return {
    started,
    receiver: builder?.receiver,
    stop: async () => {
      services.publisher.stop();
      const [loops] = await Promise.all([started.catch(() => undefined), builder?.stop()]);
      await Promise.all([
        services.renditions.stop(),
        services.backupWork.stop(),
        services.pushWorker.stop(),
        services.mailboxWorker.stop(),
        ...(loops ?? []).map((loop) => loop?.stop()),
      ]);
    },
  };
};
export type BackgroundJobs = ReturnType<typeof startBackgroundJobs>;
