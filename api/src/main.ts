import "./product/start-small.ts";
import { processEnvironment, readSettings, SettingsError } from "./env.ts";
import { createLog } from "./log.ts";
import { say } from "./product/say.ts";
import { StartError } from "./product/start-error.ts";
import type { Product } from "./product/start-product.ts";
import { allowGrowth } from "./product/start-small.ts";
import { watchLauncher } from "./product/watch-launcher.ts";

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

try {
  const settings = readSettings(processEnvironment);
  // All that it imports is loaded here, once V8 has been told to stay small.
  const { startProduct } = await import("./product/start-product.ts");
  product = await startProduct(settings, createLog(settings.LOG_LEVEL), say);
  await product.untilServed();
  allowGrowth();
  say(`Ready: ${settings.PUBLIC_URL}`);
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
