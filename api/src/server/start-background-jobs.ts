import { buildReasons } from "shared/publishing/builds";
import { product } from "#platform/actor.ts";
import type { Print } from "#platform/print.ts";
import { type BuilderProcess, createBuilderProcess } from "./builder/builder-process.ts";
import { siteFingerprint } from "./builder/site-environment.ts";
import type { Services } from "./create-services.ts";
import { createSharedJobs } from "./housekeeping-jobs.ts";
import type { Infrastructure } from "./open-infrastructure.ts";
import { ensureDemoContent } from "./seeding/ensure-demo-content.ts";
import { ensureStarterContent } from "./seeding/ensure-starter-content.ts";
import { startHousekeeping } from "./start-housekeeping.ts";

/** The builder beside this process; none where the site is hosted elsewhere. */
const createOwnBuilder = (
  { settings, secrets, log }: Infrastructure,
  services: Services,
  apiOrigin: string,
) =>
  settings.REBUILD_WEBHOOK_URL
    ? undefined
    : createBuilderProcess({
        settings,
        apiOrigin,
        webhookSecret: secrets.webhook,
        log,
        onEnded: services.builder.onBuilderExit,
      });

/** A first start fails where pages cannot be made; a site that is served already needs no builder yet. */
const openFirst = async (builder: BuilderProcess | undefined, { releases }: Infrastructure) => {
  if (!releases.current()) await builder?.open();
};

const startLoops = async (infrastructure: Infrastructure, services: Services) => {
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
  services.webhookWorker.start();
  const jobs = createSharedJobs(services);
  return startHousekeeping({ jobs, log });
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
  const builder = createOwnBuilder(infrastructure, services, apiOrigin);
  const start = async () => {
    await services.renditions.start();
    await Promise.all([
      ensureStarterContent(services, settings),
      ensureDemoContent(services, storage, settings, print),
      openFirst(builder, infrastructure),
    ]);
    return startLoops(infrastructure, services);
  };
  const started = start();
  started.catch(() => {});

  return {
    started,
    builder,
    stop: async () => {
      services.publisher.stop();
      builder?.stop();
      const housekeeping = await started.catch(() => undefined);
      await Promise.all([
        services.renditions.stop(),
        services.backupWork.stop(),
        services.pushWorker.stop(),
        services.mailboxWorker.stop(),
        services.webhookWorker.stop(),
        housekeeping?.stop(),
      ]);
    },
  };
};
export type BackgroundJobs = ReturnType<typeof startBackgroundJobs>;
