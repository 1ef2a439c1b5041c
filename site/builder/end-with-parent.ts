import process from "node:process";
import { isMainThread } from "node:worker_threads";

// Loaded before Astro: a build whose builder was killed must not go on writing beside the next one.
if (isMainThread) {
  process.once("disconnect", () => process.exit(1));
  process.channel?.unref();
}
