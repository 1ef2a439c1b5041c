import { join } from "node:path";
import { serve } from "@hono/node-server";
import { createBuilderApp } from "./app.ts";
import { createReleaseBuilder } from "./release-builder.ts";
import { createRendererProcess } from "./renderer/renderer-process.ts";
import { createBuildReporter } from "./report-build.ts";
import { processEnvironment, readBuilderSettings } from "./settings.ts";

const settings = readBuilderSettings();
const stopping = new AbortController();
const renderer = createRendererProcess(processEnvironment);
renderer.start();
const releases = createReleaseBuilder(join(settings.DATA_DIR, "releases"), renderer);

const app = createBuilderApp({
  secrets: settings.REBUILD_WEBHOOK_SECRET,
  build: (request) => releases.build(request, stopping.signal),
  report: createBuildReporter(settings.CALLBACK_URL, settings.REBUILD_WEBHOOK_SECRET),
});

const stop = () => {
  stopping.abort();
  setImmediate(() => process.exit(0));
};
process.once("SIGTERM", stop);
// Ctrl-C reaches the whole terminal group; the process that started the builder decides.
process.on("SIGINT", () => {});
process.once("disconnect", stop);

const server = serve(
  { fetch: app.fetch, port: settings.BUILDER_PORT, hostname: "127.0.0.1" },
  ({ port }) => process.send?.({ port }),
);
server.once("error", (error) => {
  process.stderr.write(`BUILDER_PORT ${settings.BUILDER_PORT} cannot be used: ${error.message}\n`);
  process.exit(1);
});
