import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { Settings } from "#platform/env/env.ts";
import { StartError } from "#platform/start-error.ts";
import { siteEnvironment, siteFingerprint } from "#server/builder/site-environment.ts";

const builder = fileURLToPath(new URL("../../../../site/builder/build-once.ts", import.meta.url));

type Rendering = { api: string; folder: string; cacheFolder: string };

/** Has the site's builder make a release in `folder`. Returns what it says of records that are left out; throws {@link StartError} with what it says. */
export const renderRelease = async (
  settings: Settings,
  { api, folder, cacheFolder }: Rendering,
) => {
  const { CONTENT_TOKEN } = settings;
  const child = spawn(process.execPath, [builder, folder], {
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    env: {
      ...siteEnvironment(settings),
      ...(CONTENT_TOKEN && { CONTENT_TOKEN }),
      NODE_ENV: "production",
      ASTRO_TELEMETRY_DISABLED: "1",
      CACHE_DIR: cacheFolder,
      CONTENT_API_URL: api,
      SOURCE_HASH: await siteFingerprint(settings),
    },
  });
  const [said, [code]] = await Promise.all([
    child.stderr && text(child.stderr),
    once(child, "close"),
  ]);
  if (code !== 0) throw new StartError(`The site could not be built. ${said?.trim()}`);
  return said?.trim() ?? "";
};
