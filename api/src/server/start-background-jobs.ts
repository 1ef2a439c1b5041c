import { buildReasons } from "shared/publishing/builds";
import { product } from "#platform/actor.ts";
import type { Print } from "#platform/print.ts";
import { siteFingerprint } from "./builder/site-environment.ts";
import { sleepWhenIdle } from "./builder/sleep-when-idle.ts";
import { startBuilder } from "./builder/start-builder.ts";
import type { Services } from "./create-services.ts";
import { createChores } from "./housekeeping-jobs.ts";
import type { Foundations } from "./open-infrastructure.ts";
import { ensureDemoContent } from "./seeding/ensure-demo-content.ts";
import { ensureStarterContent } from "./seeding/ensure-starter-content.ts";
import { startHousekeeping } from "./start-housekeeping.ts";

/** The builder beside this process; none where the site is hosted elsewhere. */
const startOwnBuilder = (
  { settings, secrets, log }: Foundations,
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
  { settings, log, now }: Foundations,
  { builds, sessions }: Services,
) => {
  const idleMinutes = settings.BUILDER_IDLE_MINUTES;
  if (!builder || idleMinutes === 0) return undefined;
  const { isUnfinished } = builds;
  const { lastAdminUse } = sessions;
  return sleepWhenIdle({ builder, isUnfinished, lastAdminUse, idleMinutes, log, now });
};

/** A site that is served already does not wait for its builder. */
const untilBuilderReady = async (builder: OwnBuilder, { releases, log }: Foundations) => {
  try {
    await builder?.ready;
  } catch (error) {
    if (!releases.current()) throw error;
    log.error({ event: "builder.not_started", err: error }, "The builder does not start.");
  }
};

const startLoops = async (foundations: Foundations, services: Services, builder: OwnBuilder) => {
  const { settings, releases, log } = foundations;
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
  const chores = createChores(services);
  return [startHousekeeping({ chores, log }), letBuilderSleep(builder, foundations, services)];
};

/**
 * The background jobs, which exactly one process runs: content where there is none, pictures, publishing, mails,
 * backups, housekeeping. The builder reaches the API at `apiOrigin`.
 */
export const startWork = (
  foundations: Foundations,
  services: Services,
  apiOrigin: string,
  print: Print,
) => {
  const { settings, storage } = foundations;
  const builder = startOwnBuilder(foundations, services, apiOrigin);
  const start = async () => {
    await services.renditions.start();
    await Promise.all([
      ensureStarterContent(services, settings),
      ensureDemoContent(services, storage, settings, print),
      untilBuilderReady(builder, foundations),
    ]);
    return startLoops(foundations, services, builder);
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
export type Work = ReturnType<typeof startWork>;
