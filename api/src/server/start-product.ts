import { sleep } from "#platform/async/sleep.ts";
import { isFile } from "#platform/db/client.ts";
import type { Settings } from "#platform/env/env.ts";
import type { Log } from "#platform/log.ts";
import type { Print } from "#platform/print.ts";
import { createProductApp, devServersOf } from "./app/create-product-app.ts";
import { buildAdmin } from "./builder/build-admin.ts";
import { localOrigin } from "./builder/local-origin.ts";
import { type Begun, createProductServices } from "./create-product-services.ts";
import type { Services } from "./create-services.ts";
import { takeLease } from "./data/take-lease.ts";
import { followOtherProcesses } from "./follow-other-processes.ts";
import { createOwnChores } from "./housekeeping-jobs.ts";
import { listen } from "./listen.ts";
import { openFoundations } from "./open-infrastructure.ts";
import { ensureAdmin } from "./seeding/ensure-admin.ts";
import { startWork } from "./start-background-jobs.ts";
import { startHousekeeping } from "./start-housekeeping.ts";
import { startMonitoring } from "./start-monitoring.ts";
import { untilPublished } from "./until-published.ts";
import { warnWithoutHttps } from "./warn-without-https.ts";

/** A store of pictures that does not answer while the product stops is given up after so long (ms). */
const storageMilliseconds = 7_000;

type Options = {
  settings: Settings;
  log: Log;
  print: Print;
  /** Called with what gives the lease back, as soon as this process has it. */
  onLease: (giveBack: () => Promise<void>) => void;
  /** Called when another process took the lease. */
  onLost: () => void;
};

const stopServices = ({ passwordReset, ...services }: Services) => {
  const running = [services.auditEvents, services.mailWorker, services.conversationChanges];
  return Promise.all([passwordReset.settled(), ...running.map((one) => one.stop())]);
};

/**
 * Starts what the role asks for: database, API, hosting; and, unless the role is `web`, demo content where there is
 * none, the builder and the other background jobs. Resolves once requests are taken; throws {@link StartError} when the
 * person who started it must act.
 */
export const startProduct = async ({ settings, log, print, onLease, onLost }: Options) => {
  const stopping = new AbortController();
  const begun: Begun = { isUp: false, adminFiles: new Map(), work: undefined };
  const isAlone = isFile(settings.DATABASE_URL);
  const isWorker = settings.ROLE !== "web";
  warnWithoutHttps(settings.PUBLIC_URL, log);
  const monitoring = await startMonitoring(settings);
  const foundations = await openFoundations(settings, log, stopping.signal);
  const { db, releases } = foundations;
  const services = createProductServices(foundations, monitoring, begun);
  const app = createProductApp(
    foundations,
    services,
    () => begun.adminFiles,
    monitoring.onAnswered,
  );
  await monitoring.serve(foundations);
  const listener = await listen(app, { port: settings.PORT, host: settings.HOST });
  await services.mailServer.reload();
  if (!isAlone) followOtherProcesses(services);
  // Requests are answered already while a killed process's lease runs out.
  const lease = isWorker && !isAlone ? await takeLease({ db, onLost, log }) : undefined;
  if (lease) onLease(lease.giveBack);

  const work = async () => {
    await ensureAdmin(settings, { services, log, print });
    begun.work = startWork(foundations, services, localOrigin(settings), print);
    await begun.work.started;
  };
  const readAdmin = async () => {
    if (!devServersOf(settings)) begun.adminFiles = await buildAdmin();
  };
  await Promise.all([readAdmin(), isWorker && work()]);
  const chores = createOwnChores(services, foundations);
  const housekeeping = startHousekeeping({ ...foundations, chores });
  begun.isUp = true;

  return {
    /** What a host outside publishes is not waited for: it may ask this product for the content. */
    untilPublished: async () => {
      if (isWorker && !settings.REBUILD_WEBHOOK_URL)
        await untilPublished(services, releases, print);
    },
    stop: async () => {
      begun.isUp = false;
      listener.drain();
      await sleep(settings.DRAIN_SECONDS * 1_000, stopping.signal);
      setTimeout(() => stopping.abort(), storageMilliseconds).unref();
      const running = [listener.close(), services.versions.stop(), begun.work?.stop()];
      await Promise.all([...running, housekeeping.stop(), stopServices(services)]);
      await lease?.giveBack();
      foundations.close();
      await monitoring.stop();
    },
  };
};
