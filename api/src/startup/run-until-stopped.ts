import { processEnvironment, readSettings, SettingsError } from "../env/env.ts";
import { createLog } from "../lib/log.ts";
import { print } from "../lib/print.ts";
import { StartError } from "../lib/start-error.ts";
import { type Product, startProduct } from "./start-product.ts";
import { watchLauncher } from "./watch-launcher.ts";

/** Requests in flight get this long to finish when the product is told to stop. */
const stopMilliseconds = 10_000;

let product: Product | undefined;
let stopping = false;

const stop = async () => {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), stopMilliseconds).unref();
  await product?.stop();
  process.exit(0);
};

process.on("SIGINT", stop);
process.on("SIGTERM", stop);
process.on("SIGHUP", stop);
watchLauncher(stop);

// What it writes is for its own user alone.
process.umask(0o077);

try {
  const settings = readSettings(processEnvironment);
  product = await startProduct(settings, createLog(settings.LOG_LEVEL), print);
  await product.untilPublished();
  print(`Ready: ${settings.PUBLIC_URL}`);
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
