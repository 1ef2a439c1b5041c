import type { Settings } from "../env/env.ts";
import { sleep } from "../lib/async/sleep.ts";
import type { Log } from "../lib/log.ts";
import type { Print } from "../lib/print.ts";
import type { Services } from "../wiring/services.ts";
import { createBesideOthers } from "./beside-others.ts";
import { buildAdmin } from "./builds/build-admin.ts";
import { createOwnChores } from "./chores.ts";
import { createProductApp, devServersOf } from "./create-product-app.ts";
import { type Begun, createProductServices } from "./create-product-services.ts";
import { hasOthers } from "./data/has-others.ts";
import { openFoundations } from "./open-foundations.ts";
import { openListeners } from "./open-listeners.ts";
import { shareReleases } from "./processes/share-releases.ts";
import { ensureAdmin } from "./seeding/ensure-admin.ts";
import { startHousekeeping } from "./start-housekeeping.ts";
import { startMonitoring } from "./start-monitoring.ts";
import { startWork } from "./start-work.ts";
import { untilPublished } from "./until-published.ts";
import { warnWithoutHttps } from "./warn-without-https.ts";

/** A store of pictures that does not answer while the product stops is given up after so long (ms). */
const storageMilliseconds = 7_000;

type Options = {
  settings: Settings;
  log: Log;
  print: Print;
  /** Another process has taken over what only one may do: this one has to end. */
  onLost: (reason: unknown) => void;
  /** Is told how others may lead at once, should this process end before it has started. */
  onJoined: (leave: () => Promise<void>) => void;
};

const stopServices = ({ passwordReset, ...services }: Services) => {
  const running = [services.auditEvents, services.mailWorker, services.conversationChanges];
  return Promise.all([passwordReset.settled(), ...running.map((one) => one.stop())]);
};

/**
 * Starts everything: database, API, hosting, demo content where there is none, builder. Resolves
 * once requests are taken; throws {@link StartError} when the person who started it must act.
 */
export const startProduct = async ({ settings, log, print, onLost, onJoined }: Options) => {
  const stopping = new AbortController();
  const begun: Begun = { isUp: false, adminFiles: new Map(), work: undefined };
  warnWithoutHttps(settings.PUBLIC_URL, log);
  const monitoring = await startMonitoring(settings);
  const foundations = await openFoundations(settings, log, stopping.signal);
  const others = hasOthers(settings) ? createBesideOthers(foundations, { onLost }) : undefined;
  if (others) onJoined(others.leave);
  const releases = shareReleases(foundations, others, stopping.signal);
  const shared = { ...foundations, releases };
  const services = createProductServices(shared, monitoring, others, begun);
  const app = createProductApp(shared, services, () => begun.adminFiles, monitoring.onAnswered);
  await monitoring.serve(foundations);
  const listeners = await openListeners(app, settings);
  await releases.start();
  await others?.follow(releases, services);
  await services.mailServer.reload();

  const lead = async () => {
    await ensureAdmin(settings, { services, log, print });
    releases.lead();
    begun.work = startWork(foundations, services, listeners.localOrigin, print);
    await begun.work.started;
  };
  const work = async () => {
    await (others ? others.lead(lead) : lead());
    services.mailWorker.start();
  };
  const readAdmin = async () => {
    if (!devServersOf(settings)) begun.adminFiles = await buildAdmin();
  };
  await Promise.all([readAdmin(), work()]);
  const chores = createOwnChores(services, foundations);
  const housekeeping = startHousekeeping({ ...foundations, chores });
  begun.isUp = true;

  return {
    /** What a host outside publishes is not waited for: it may ask this product for the content. */
    untilPublished: async () => {
      if (!settings.REBUILD_WEBHOOK_URL) await untilPublished(services, releases, print);
    },
    stop: async () => {
      begun.isUp = false;
      listeners.drain();
      await sleep(settings.DRAIN_SECONDS * 1_000, stopping.signal);
      setTimeout(() => stopping.abort(), storageMilliseconds).unref();
      const running = [listeners, others, releases, begun.work, housekeeping];
      await Promise.all([...running.map((one) => one?.stop()), stopServices(services)]);
      await others?.leave();
      foundations.close();
      await monitoring.stop();
    },
  };
};
