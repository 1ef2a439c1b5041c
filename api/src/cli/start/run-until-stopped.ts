import {
  processEnvironment,
  readSettings,
  type Settings,
  SettingsError,
} from "#platform/env/env.ts";
import { createLog } from "#platform/log.ts";
import { print } from "#platform/print.ts";
import { StartError } from "#platform/start-error.ts";
import { version } from "#platform/version.ts";
import { startProduct } from "#server/start-product.ts";
import { watchLauncher } from "./watch-launcher.ts";

/** Requests in flight get this long to finish when the product is stopped. */
const stopMilliseconds = 10_000;

let running: { stop: () => Promise<void> } | undefined;
/** A successor need not wait for a process that ends while it starts. */
let giveLeaseBack: (() => Promise<void>) | undefined;
let drainMilliseconds = 0;
let stopping = false;

const stop = async () => {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), drainMilliseconds + stopMilliseconds).unref();
  await (running ? running.stop() : giveLeaseBack?.());
  process.exit(0);
};

const start = async (settings: Settings) => {
  const log = createLog(settings.LOG_LEVEL);
  log.info({ event: "product.starting", version }, `Starting version ${version}.`);
  drainMilliseconds = settings.DRAIN_SECONDS * 1_000;
  const onLost = () => {
    log.error(
      { event: "lease.lost" },
      "Lease lost: another process runs the background jobs. Exiting.",
    );
    process.exit(1);
  };
  const onLease = (giveBack: () => Promise<void>) => {
    giveLeaseBack = giveBack;
  };
  const product = await startProduct({ settings, log, print, onLease, onLost });
  running = product;
  await product.untilPublished();
  print(`Ready: ${settings.PUBLIC_URL}`);
};

/** Starts the product; `given` takes precedence over the environment. Signals stop it. */
export const runUntilStopped = async (given: Record<string, string>) => {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void stop());
  watchLauncher(() => void stop());
  try {
    await start(readSettings({ ...processEnvironment, ...given }));
  } catch (error) {
    if (!(error instanceof SettingsError || error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    await giveLeaseBack?.();
    process.exit(1);
  }
};
