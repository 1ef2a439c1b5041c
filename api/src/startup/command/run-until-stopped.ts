import cluster from "node:cluster";
import { processEnvironment, type Settings, SettingsError } from "../../env/env.ts";
import { createLog } from "../../lib/log.ts";
import { print } from "../../lib/print.ts";
import { StartError } from "../../lib/start-error.ts";
import { readCommand } from "./read-command.ts";
import { readyMessage, startProcesses } from "./start-processes.ts";
import { watchLauncher } from "./watch-launcher.ts";

/** Requests in flight get this long to finish when the product is told to stop. */
const stopMilliseconds = 10_000;

let running: { stop: () => Promise<void> } | undefined;
/** Lets others lead at once, where this process ends while it starts. */
let leave: (() => Promise<void>) | undefined;
let drainMilliseconds = 0;
let stopping = false;

const stop = async (code = 0) => {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), drainMilliseconds + stopMilliseconds).unref();
  await (running ? running.stop() : leave?.());
  process.exit(code);
};

const start = async (settings: Settings) => {
  const log = createLog(settings.LOG_LEVEL);
  drainMilliseconds = settings.DRAIN_SECONDS * 1_000;
  if (settings.PROCESSES > 1 && cluster.isPrimary) {
    const processes = startProcesses(settings.PROCESSES, log);
    running = processes;
    const { METRICS_PORT, METRICS_HOST } = settings;
    if (METRICS_PORT) {
      const { serveMetricsOfAll } = await import("../metrics/serve-metrics-of-all.ts");
      await serveMetricsOfAll({ METRICS_PORT, METRICS_HOST });
    }
    if (await processes.start()) print(`Ready: ${settings.PUBLIC_URL}`);
    return;
  }
  const onLost = (reason: unknown) => {
    log.error({ event: "leadership.lost", reason }, "This process ends, to be started anew.");
    void stop(1);
  };
  // Not loaded by the process that only watches over the others.
  const { startProduct } = await import("../start-product.ts");
  const onJoined = (leaveOthers: () => Promise<void>) => {
    leave = leaveOthers;
  };
  const product = await startProduct({ settings, log, print, onLost, onJoined });
  running = product;
  await product.untilPublished();
  if (cluster.isPrimary) print(`Ready: ${settings.PUBLIC_URL}`);
  else process.send?.(readyMessage);
};

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void stop());
if (cluster.isPrimary) watchLauncher(() => void stop());

// What it writes is for its own user alone.
process.umask(0o077);

try {
  await start(readCommand(process.argv.slice(2), processEnvironment));
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  await leave?.();
  process.exit(1);
}
