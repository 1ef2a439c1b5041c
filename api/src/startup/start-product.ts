import type { Settings } from "../env/env.ts";
import type { FileSet } from "../hosting/file-set.ts";
import { sleep } from "../lib/async/sleep.ts";
import type { Log } from "../lib/log.ts";
import type { Print } from "../lib/print.ts";
import type { Receiver } from "../publishing/builder-client.ts";
import { createServices } from "../wiring/services.ts";
import { buildAdmin } from "./builds/build-admin.ts";
import { createOwnChores } from "./chores.ts";
import { createProductApp, devServersOf } from "./create-product-app.ts";
import { hasOthers } from "./data/has-others.ts";
import { openFoundations } from "./open-foundations.ts";
import { openListeners } from "./open-listeners.ts";
import { createLeadership } from "./processes/leadership.ts";
import { startCheckpoints } from "./processes/start-checkpoints.ts";
import { startFollowing } from "./processes/start-following.ts";
import { ensureAdmin } from "./seeding/ensure-admin.ts";
import { startHousekeeping } from "./start-housekeeping.ts";
import { startMonitoring } from "./start-monitoring.ts";
import { startWork, type Work } from "./start-work.ts";
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

type Options = {
  settings: Settings;
  log: Log;
  print: Print;
  /** Another process has taken over what only one may do: this one has to end. */
  onLost: (reason: unknown) => void;
};

/**
 * Starts everything: database, API, hosting, demo content where there is none, builder. Resolves
 * once requests are taken; throws {@link StartError} when the person who started it must act.
 */
export const startProduct = async ({ settings, log, print, onLost }: Options) => {
  const stopping = new AbortController();
  warnWithoutHttps(settings.PUBLIC_URL, log);
  const monitoring = await startMonitoring(settings);
  const foundations = await openFoundations(settings, log, stopping.signal);
  const { db, releases, imageProcessor } = foundations;
  let work: Work | undefined;
  let isUp = false;
  let checkpoints: ReturnType<typeof startCheckpoints> | undefined;
  const leadership = hasOthers(settings)
    ? createLeadership({ db, lead: () => lead(), onLost, log })
    : undefined;
  const services = createServices({
    ...foundations,
    receiver: () => work?.receiver?.() ?? hostedReceiver(settings),
    assertLeads: leadership?.assertLeads,
    onAuditEvent: monitoring.onAuditEvent,
    isServing: () =>
      isUp && (settings.REBUILD_WEBHOOK_URL !== undefined || releases.current() !== undefined),
  });

  const follow = async () => {
    if (leadership) await (leadership.isLeading() ? releases.hold() : releases.follow());
  };
  const shared = { ...foundations, releases: { ...releases, follow } };
  let adminFiles: FileSet = new Map();
  const app = createProductApp(shared, services, () => adminFiles, monitoring.onAnswered);
  await monitoring.serve(foundations);
  const listeners = await openListeners(app, settings);
  const following = leadership && (await startFollowing(shared, services));
  await services.mailServer.reload();
  const lead = async () => {
    if (leadership) checkpoints = startCheckpoints(foundations);
    await ensureAdmin(settings, { services, log, print });
    work = startWork(foundations, services, listeners.localOrigin, print);
    await work.started;
  };
  const begin = async () => {
    if (!leadership) await lead();
    else if (settings.ROLE !== "api") await leadership.start();
    services.mailWorker.start();
  };
  const [files] = await Promise.all([devServersOf(settings) ? adminFiles : buildAdmin(), begin()]);
  adminFiles = files;
  const housekeeping = startHousekeeping({
    ...foundations,
    chores: createOwnChores(services, foundations),
  });
  isUp = true;

  return {
    /** What a host outside publishes is not waited for: it may ask this product for the content. */
    untilPublished: async () => {
      if (!settings.REBUILD_WEBHOOK_URL) await untilPublished(services, releases, print);
    },
    stop: async () => {
      isUp = false;
      listeners.drain();
      await sleep(settings.DRAIN_SECONDS * 1_000, stopping.signal);
      setTimeout(() => stopping.abort(), storageMilliseconds).unref();
      await Promise.all([
        listeners.close(),
        following?.stop(),
        work?.stop(),
        housekeeping.stop(),
        checkpoints?.stop(),
        services.passwordReset.settled(),
        services.auditEvents.stop(),
        services.mailWorker.stop(),
      ]);
      await leadership?.stop();
      imageProcessor.stop();
      db.close();
      await monitoring.stop();
    },
  };
};
