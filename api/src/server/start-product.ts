import { setTimeout as pause } from "node:timers/promises";
import { sleep } from "#platform/async/sleep.ts";
import { isFile } from "#platform/db/client.ts";
import type { Settings } from "#platform/env/env.ts";
import type { Log } from "#platform/log.ts";
import type { Print } from "#platform/print.ts";
import type { Receiver } from "#publishing/builder-client.ts";
import type { FileSet } from "#publishing/hosting/file-set.ts";
import { createRecordedReleases } from "#publishing/hosting/recorded-releases.ts";
import { createProductApp, getDevServers } from "./app/create-product-app.ts";
import { buildAdmin } from "./builder/build-admin.ts";
import { createGuestPageRendererReader } from "./builder/guest-page-renderer.ts";
import { localOrigin } from "./builder/local-origin.ts";
import { createPreviewProcess, type PreviewProcess } from "./builder/preview-process.ts";
import { createServices, type Services } from "./create-services.ts";
import { takeLease } from "./data/take-lease.ts";
import { followOtherProcesses } from "./follow-other-processes.ts";
import { createOwnJobs } from "./housekeeping-jobs.ts";
import { listen } from "./listen.ts";
import { type Infrastructure, openInfrastructure } from "./open-infrastructure.ts";
import { ensureAdmin } from "./seeding/ensure-admin.ts";
import { type BackgroundJobs, startBackgroundJobs } from "./start-background-jobs.ts";
import { startHousekeeping } from "./start-housekeeping.ts";
import { type Monitoring, startMonitoring } from "./start-monitoring.ts";
import { warnWithoutHttps } from "./warn-without-https.ts";

/** Milliseconds that a stop waits for a bucket that doesn't answer. */
const storageMilliseconds = 7_000;

type Options = {
  settings: Settings;
  log: Log;
  print: Print;
  /** Called with the function that releases the lease, as soon as this process has it. */
  onLease: (giveBack: () => Promise<void>) => void;
  /** Called when another process took the lease. */
  onLost: () => void;
};

/** The parts of the process that exist only once it has started. */
type Runtime = { isUp: boolean; adminFiles: FileSet; jobs: BackgroundJobs | undefined };

/** Opens a hosting provider's deploy hook, or the builder beside this process. */
const openReceiver = async (
  { REBUILD_WEBHOOK_URL: url, REBUILD_WEBHOOK_PRIVATE }: Settings,
  { jobs }: Runtime,
): Promise<Receiver> => {
  if (url) return { url, allowPrivate: REBUILD_WEBHOOK_PRIVATE === "allow" };
  if (!jobs?.builder) throw new Error("Another process publishes.");
  return jobs.builder.open();
};

const createProductServices = (
  infrastructure: Infrastructure,
  monitoring: Monitoring,
  runtime: Runtime,
  previewProcess: PreviewProcess,
) => {
  const { settings, releases, db } = infrastructure;
  const isWeb = settings.ROLE === "web";
  const hasPagesElsewhere = isWeb || settings.REBUILD_WEBHOOK_URL !== undefined;
  return createServices({
    ...infrastructure,
    recordedReleases: isWeb ? createRecordedReleases(db) : undefined,
    openReceiver: () => openReceiver(settings, runtime),
    readGuestPageRenderer: createGuestPageRendererReader(),
    renderPreview: previewProcess.render,
    onAuditEvent: monitoring.onAuditEvent,
    isServing: () => runtime.isUp && (hasPagesElsewhere || releases.current() !== undefined),
  });
};

/** Resolves once there is a release; until then prints why the latest build failed. */
const waitUntilPublished = async (
  { builds }: Services,
  { releases }: Infrastructure,
  print: Print,
) => {
  let printed: string | null = null;
  while (!releases.current()) {
    const [latest] = (await builds.list()).builds;
    if (latest?.status === "failed" && latest.message !== printed) {
      printed = latest.message;
      print(`The site could not be published: ${printed}`);
    }
    await pause(100, undefined, { ref: false });
  }
};

const stopServices = ({ passwordReset, ...services }: Services) => {
  const running = [services.auditEvents, services.mailWorker, services.conversationChanges];
  return Promise.all([passwordReset.settled(), ...running.map((worker) => worker.stop())]);
};

/**
 * Starts the parts that the role asks for: database, API and hosting; unless the role is `web`, also the first content,
 * the builder and the other background jobs. Resolves once it takes requests; throws {@link StartError} if the operator
 * must act.
 */
export const startProduct = async ({ settings, log, print, onLease, onLost }: Options) => {
  const stopping = new AbortController();
  const runtime: Runtime = { isUp: false, adminFiles: new Map(), jobs: undefined };
  const isAlone = isFile(settings.DATABASE_URL);
  const runsJobs = settings.ROLE !== "web";
  warnWithoutHttps(settings.PUBLIC_URL, log);

  const monitoring = await startMonitoring(settings);
  const infrastructure = await openInfrastructure(settings, log, stopping.signal);
  const apiOrigin = localOrigin(settings);
  const previewProcess = createPreviewProcess({ settings, apiOrigin });
  const services = createProductServices(infrastructure, monitoring, runtime, previewProcess);
  const getAdminFiles = () => runtime.adminFiles;
  const app = createProductApp(infrastructure, services, getAdminFiles, monitoring.onAnswered);
  await monitoring.serve(infrastructure);
  const listener = await listen(app, { port: settings.PORT, host: settings.HOST });
  await services.mailServer.reload();
  if (!isAlone) followOtherProcesses(services);

  // Requests are answered already while a killed process's lease runs out.
  const { db } = infrastructure;
  const lease = runsJobs && !isAlone ? await takeLease({ db, onLost, log }) : undefined;
  if (lease) onLease(lease.giveBack);
  const startJobs = async () => {
    await ensureAdmin(settings, { services, log, print });
    runtime.jobs = startBackgroundJobs(infrastructure, services, apiOrigin, print);
    await runtime.jobs.started;
  };
  const readAdmin = async () => {
    if (!getDevServers(settings)) runtime.adminFiles = await buildAdmin();
  };
  await Promise.all([readAdmin(), runsJobs && startJobs()]);
  const ownJobs = createOwnJobs(services, infrastructure);
  const housekeeping = startHousekeeping({ jobs: ownJobs, log });
  runtime.isUp = true;

  return {
    /** Resolves at once for a site that is hosted elsewhere: its build may ask this process for the content. */
    untilPublished: async () => {
      if (runsJobs && !settings.REBUILD_WEBHOOK_URL)
        await waitUntilPublished(services, infrastructure, print);
    },
    stop: async () => {
      runtime.isUp = false;
      listener.drain();
      previewProcess.stop();
      await sleep(settings.DRAIN_SECONDS * 1_000, stopping.signal);
      setTimeout(() => stopping.abort(), storageMilliseconds).unref();
      const running = [listener.close(), services.versions.stop(), runtime.jobs?.stop()];
      await Promise.all([...running, housekeeping.stop(), stopServices(services)]);
      await lease?.giveBack();
      infrastructure.close();
      await monitoring.stop();
    },
  };
};
