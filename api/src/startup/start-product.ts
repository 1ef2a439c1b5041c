import { buildReasons } from "shared/builds";
import { product } from "../audit/actor.ts";
import type { Settings } from "../env/env.ts";
import type { FileSet } from "../hosting/file-set.ts";
import type { Log } from "../lib/log.ts";
import type { Print } from "../lib/print.ts";
import type { Receiver } from "../publishing/builder-client.ts";
import { createServices, type Services } from "../wiring/services.ts";
import { buildAdmin } from "./builds/build-admin.ts";
import { siteFingerprint } from "./builds/site-environment.ts";
import { startBuilder } from "./builds/start-builder.ts";
import { createChores } from "./chores.ts";
import { createClockCheck } from "./clock-check.ts";
import { type Foundations, openFoundations } from "./open-foundations.ts";
import { ensureAdmin } from "./seeding/ensure-admin.ts";
import { ensureDemoContent } from "./seeding/ensure-demo-content.ts";
import { ensureStarterContent } from "./seeding/ensure-starter-content.ts";
import { devServersOf, serve } from "./serve.ts";
import { startHousekeeping } from "./start-housekeeping.ts";
import { untilPublished } from "./until-published.ts";
import { warnWithoutHttps } from "./warn-without-https.ts";

/** A store of pictures that does not answer while the product stops is given up after so long (ms). */
const storageMilliseconds = 7_000;

/** A hosting provider's deploy hook, or a builder on another machine. */
const hostedReceiver = ({
  REBUILD_WEBHOOK_URL: url,
  REBUILD_WEBHOOK_PRIVATE,
}: Settings): Receiver | undefined =>
  url ? { url, isLocal: false, allowPrivate: REBUILD_WEBHOOK_PRIVATE === "allow" } : undefined;

/** The builder beside this process; none where the site is hosted elsewhere. */
const startOwnBuilder = ({ settings, secrets, log }: Foundations, services: Services) =>
  settings.REBUILD_WEBHOOK_URL
    ? undefined
    : startBuilder({
        settings,
        readSourceHash: () => siteFingerprint(settings),
        webhookSecret: secrets.webhook,
        log,
        onLost: services.builder.onBuilderExit,
        onReady: services.publisher.notify,
      });
type OwnBuilder = ReturnType<typeof startOwnBuilder>;

/** A site that is served already does not wait for its builder. */
const untilBuilderReady = async (builder: OwnBuilder, { releases, log }: Foundations) => {
  try {
    await builder?.ready;
  } catch (error) {
    if (!releases.current()) throw error;
    log.error({ event: "builder.not_started", err: error }, "The builder does not start.");
  }
};

const startWorkers = async (
  { db, settings, releases, log, now }: Foundations,
  services: Services,
) => {
  const { builds, publisher, mailWorker } = services;
  const sourceHash = await siteFingerprint(settings);
  if (releases.current()?.sourceHash !== sourceHash)
    await builds.publish(product, buildReasons.siteChanged);
  await publisher.start();
  mailWorker.start();
  await services.backupWork.start();
  return startHousekeeping({
    chores: createChores(services),
    log,
    isClockSteady: createClockCheck({ db, log, now }),
  });
};

/**
 * Starts everything: database, API, hosting, demo content where there is none, builder. Resolves
 * once requests are taken; throws {@link StartError} when the person who started it must act.
 */
export const startProduct = async (settings: Settings, log: Log, print: Print) => {
  const stopping = new AbortController();
  warnWithoutHttps(settings.PUBLIC_URL, log);
  const foundations = await openFoundations(settings, log, stopping.signal);
  const { db, storage, releases, imageProcessor } = foundations;
  let builder: OwnBuilder;
  const receiver = () => builder?.receiver() ?? hostedReceiver(settings);
  const services = createServices({ ...foundations, receiver });
  await ensureAdmin(settings, { services, log, print });
  await services.mailServer.reload();
  await services.renditions.start();

  let adminFiles: FileSet = new Map();
  const server = await serve(foundations, services, () => adminFiles);
  builder = startOwnBuilder(foundations, services);
  const startPublishing = async () => {
    await Promise.all([
      ensureStarterContent(services, settings),
      ensureDemoContent(services, storage, settings, print),
      untilBuilderReady(builder, foundations),
    ]);
    return startWorkers(foundations, services);
  };
  const [housekeeping, files] = await Promise.all([
    startPublishing(),
    devServersOf(settings) ? adminFiles : buildAdmin(),
  ]);
  adminFiles = files;

  return {
    /** What a host outside publishes is not waited for: it may ask this product for the content. */
    untilPublished: async () => {
      if (!settings.REBUILD_WEBHOOK_URL) await untilPublished(services, releases, print);
    },
    stop: async () => {
      services.publisher.stop();
      setTimeout(() => stopping.abort(), storageMilliseconds).unref();
      await Promise.all([
        server.close(),
        builder?.stop(),
        services.renditions.stop(),
        services.passwordReset.settled(),
        services.auditEvents.stop(),
        services.mailWorker.stop(),
        services.backupWork.stop(),
        housekeeping.stop(),
      ]);
      imageProcessor.stop();
      db.close();
    },
  };
};
export type Product = Awaited<ReturnType<typeof startProduct>>;
