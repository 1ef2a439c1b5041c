import { join } from "node:path";
import { serve } from "@hono/node-server";
import { createBuilderApp } from "./app.ts";
import { createReleaseBuilder } from "./release-builder.ts";
import { renderRelease } from "./renderer/render-release.ts";
import { createBuildReporter } from "./report-build.ts";
import { readBuilderSettings } from "./settings.ts";

const settings = readBuilderSettings();
const releases = createReleaseBuilder(join(settings.DATA_DIR, "releases"), renderRelease);

const end = () => process.exit(0);
process.once("disconnect", end);
// Ctrl-C reaches the whole terminal group; the process that started the builder decides.
process.on("SIGINT", () => {});

/** An idle builder exits to free its memory; the next request starts another. */
const waitForWork = () => setTimeout(end, settings.IDLE_MILLISECONDS);
let idle = waitForWork();

const app = createBuilderApp({
  secrets: settings.REBUILD_WEBHOOK_SECRET,
  build: releases.build,
  report: createBuildReporter(settings.CALLBACK_URL, settings.REBUILD_WEBHOOK_SECRET),
  onBusyChange: (isBusy) => {
    clearTimeout(idle);
    if (!isBusy) idle = waitForWork();
  },
});

const server = serve(
  { fetch: app.fetch, port: settings.BUILDER_PORT, hostname: "127.0.0.1" },
  ({ port }) => process.send?.({ port }),
);
server.once("error", (error) => {
  process.stderr.write(`BUILDER_PORT ${settings.BUILDER_PORT} cannot be used: ${error.message}\n`);
  process.exit(1);
});
